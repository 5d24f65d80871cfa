// The sounds of the house, made here: fetched once somebody has asked for sound. Each is a few tones and noises, given as
// when it begins and how long it is (in seconds), how loud, and from which pitch to which; a phone shakes with some.
"use strict";
(() => {
  const context = new AudioContext(), out = context.createDynamicsCompressor();
  out.connect(context.destination);
  const hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  hiss.getChannelData(0).forEach((_, index, data) => { data[index] = 2 * Math.random() - 1; });

  function faded(source, when, length, loud) {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, when);
    gain.gain.exponentialRampToValueAtTime(loud, when + .008);
    gain.gain.exponentialRampToValueAtTime(0.0001, when + length);
    source.connect(gain).connect(out);
  }
  function tone(at, length, loud, from, to = from, type = "sine") {
    const source = new OscillatorNode(context, { type, frequency: from }), when = context.currentTime + at;
    source.frequency.exponentialRampToValueAtTime(to, when + length);
    faded(source, when, length, loud);
    source.start(when);
    source.stop(when + length);
  }
  function noise(at, length, loud, from, to = from, type = "bandpass") {
    const source = new AudioBufferSourceNode(context, { buffer: hiss }), when = context.currentTime + at;
    const filter = new BiquadFilterNode(context, { type, frequency: from });
    filter.frequency.exponentialRampToValueAtTime(to, when + length);
    source.connect(filter);
    faded(filter, when, length, loud);
    source.start(when, Math.random() * .5);
    source.stop(when + length);
  }
  const bell = (at, pitch, loud = .16, length = 1) => [1, 2.01, 2.99, 4.2].forEach((part, index) => tone(at, length / (1 + index * .6), loud / (1 + index * 1.6), pitch * part));
  const rise = (at, ...pitches) => pitches.forEach((pitch, index) => tone(at + index * .09, .22, .12, pitch, pitch, "triangle"));

  const SOUNDS = {
    throw: (n) => { for (let i = 0; i < 2 + n; i += 1) noise(i * .045, .05, .12, 2400 + 900 * Math.random()); },
    land: () => { noise(0, .07, .4, 900, 300, "lowpass"); tone(0, .06, .16, 210 + 60 * Math.random(), 120); },
    score: () => rise(0, 523, 659),
    flash: () => { bell(.05, 880); bell(.17, 1175); bell(.29, 1568); },
    five: () => { tone(0, 1.6, .25, 55, 40); rise(.3, 392, 523, 659, 784, 1047); },
    wimpout: () => { tone(.12, .5, .4, 130, 42); noise(.12, .3, .35, 400, 80, "lowpass"); },
    wreck: () => { noise(.12, .9, .5, 700, 60, "lowpass"); for (let i = 0; i < 5; i += 1) noise(.2 + i * .09, .06, .25, 1200 - 160 * i); tone(.12, .9, .4, 90, 34); },
    nova: () => { noise(0, 1.4, .4, 5000, 80); tone(0, 1.8, .3, 880, 40); },
    void: () => { noise(0, .25, .2, 700, 1500); },
    bank: () => { rise(0, 659, 880); noise(.1, .12, .12, 5200); },
    licks: () => { bell(0, 392, .22, 1.6); bell(.5, 392, .22, 1.6); },
    card: () => noise(0, .11, .22, 1500, 3600),
    die: () => { SOUNDS.throw(1); noise(.3, .07, .4, 900, 300, "lowpass"); },
    word: () => rise(0, 440, 523, 659),
    bomb: () => { for (let i = 0; i < 4; i += 1) noise(i * .14, .03, .25, 3000); },
    defuse: () => { noise(0, .3, .2, 5200, 900); bell(.25, 990, .12, .6); },
    pass: () => noise(0, .16, .2, 600, 2400),
    boom: () => { noise(0, .6, .6, 900, 60, "lowpass"); tone(0, .5, .4, 90, 30); bell(.35, 620, .2, 1.4); },
    win: () => { for (let i = 0; i < 4; i += 1) bell(.3 + i * .09, 2100 + 200 * i, .05, .2); },
    pay: () => bell(0, 1900, .05, .2),
    step: () => tone(0, .12, .1, 440 + 380 * Math.random(), 660, "triangle"),
    award: () => { noise(0, .12, .2, 1500, 3600); bell(.15, 1320, .1); },
    steal: () => { noise(0, .2, .2, 3000, 700); tone(.1, .25, .1, 500, 250, "triangle"); },
    sun: () => [131, 196, 262, 330, 392].forEach((pitch, index) => tone(index * .16, 1.8, .09, pitch, pitch, "triangle")),
    verdict: () => { for (let i = 0; i < 7; i += 1) noise(i * .1, .06, .1, 4000 + 900 * Math.random()); },
    turn: () => { bell(0, 660, .1, .5); bell(.12, 990, .1, .7); },
    tick: () => noise(0, .025, .2, 2600),
    over: () => { rise(0, 392, 523, 659, 784); bell(.45, 1047, .16, 1.8); },
  };
  Object.assign(SOUNDS, { draw: SOUNDS.card, play: SOUNDS.card, city: SOUNDS.score });
  const SHAKES = { land: 12, flash: [20, 40, 20], five: [40, 60, 40, 60, 120], wimpout: 90, wreck: [120, 40, 160], nova: [200, 60, 200], boom: [30, 30, 140], turn: [30, 60, 30], over: [40, 80, 40, 80, 160] };

  const wake = () => context.state === "suspended" && context.resume();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, wake, true);
  wake();
  window.house.sound = (name, what, index = 0) => {
    if (localStorage.sound !== "on" || context.state !== "running") return;
    setTimeout(() => SOUNDS[name]?.(Number(what) || 1), index * 110);
    if (SHAKES[name]) navigator.vibrate?.(SHAKES[name]);
  };
})();
