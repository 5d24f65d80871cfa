//! What stands at one path of the API: its handlers, each under the method that it is written with.

use axum::extract::DefaultBodyLimit;
use axum::routing::MethodRouter;

use crate::http::Web;

/// The handlers at one path.
pub(super) struct Operation {
    /// With its holes: `/tables/{table}`.
    pub(super) path: String,
    pub(super) methods: MethodRouter<Web>,
    /// What the document says of them.
    #[cfg(test)]
    pub(super) documented: utoipa_axum::router::UtoipaMethodRouter<Web>,
}

impl Operation {
    /// The same with another bound of what is sent to it.
    pub(super) fn layer(mut self, bound: DefaultBodyLimit) -> Self {
        self.methods = self.methods.layer(bound);
        self
    }
}

/// The [`Operation`] of handlers at one path: path and methods are those of their `#[utoipa::path]`.
macro_rules! operations {
    ($first:ident::$handler:ident $(, $other:ident::$more:ident)* $(,)?) => {{
        use utoipa_axum::PathItemExt as _;
        let methods = axum::routing::MethodRouter::<crate::http::Web>::new();
        let methods = $crate::http::api::operation::add!(methods, $first::$handler);
        $(let methods = $crate::http::api::operation::add!(methods, $other::$more);)*
        $crate::http::api::operation::Operation {
            path: utoipa_axum::routes!(@path [path()] of $first::$handler),
            methods,
            #[cfg(test)]
            documented: utoipa_axum::routes!($first::$handler $(, $other::$more)*),
        }
    }};
}

/// The methods of a path with one handler more.
macro_rules! add {
    ($methods:ident, $module:ident::$handler:ident) => {
        utoipa_axum::routes!(@path [methods()] of $module::$handler)
            .iter()
            .fold($methods, |methods, method| methods.on(method.to_method_filter(), $module::$handler))
    };
}

pub(super) use {add, operations};
