#!/usr/bin/env python3
"""A bot for a table: bot.py LINK [NAME]. It stops when it may, and else does the first thing listed."""
import json
import sys
import urllib.request

base, table = sys.argv[1].split("/t/")
token = None


def ask(method, path, body=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{base}/api/v1{path}", data, headers, method=method))


token = json.load(ask("POST", "/guests", {"name": (sys.argv + ["Robby"])[2]}))["token"]
ask("POST", f"/tables/{table}/seat", {})
for line in ask("GET", f"/tables/{table}/stream"):
    told = json.loads(line)
    if told["event"] == "turn":
        action = next((one for one in told["actions"] if one["do"] == "stop"), told["actions"][0])
        ask("POST", f"/tables/{table}/acts", {"action": action, "against": told["length"]})
    elif told["event"] == "over":
        break
    elif "n" in told:
        print(line.decode(), end="", flush=True)
