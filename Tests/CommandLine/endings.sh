#!/usr/bin/env bash
# An app that ends by itself, crashes or is stuck in the middle of a script or before its picture is told of, with the
# script's line, and is no success.
#
#   endings.sh TOOL
set -euo pipefail

tool=$1
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../Fixtures/Projects" && pwd)/Endings
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# expect TEXT ARGUMENTS...: the tool fails, and says the text on standard error.
expect() {
    local text=$1 output status=0
    shift
    output=$("$tool" "$@" 2>&1 >/dev/null) || status=$?
    if [[ $status -eq 0 || $output != *"$text"* ]]; then
        printf 'hanok %s\n  expected "%s"\n  status %s:\n%s\n' "$*" "$text" "$status" "$output" >&2
        failures=$((failures + 1))
    fi
}

# play STEP: a script whose second line is the step.
play() { printf 'expect "Leave"\n%s\nexpect "Leave"\nwait 2\n' "$1" >"$work/play.script"; }

"$tool" build "$project" >/dev/null
play 'tap "Leave"'
expect 'play.script:2: error: the app ended by itself before this step was done: tap "Leave"' \
    drive "$project" --script "$work/play.script"
play 'tap "Leave elsewhere"'
expect 'error: the app ended by itself before this step was done' drive "$project" --script "$work/play.script"
play 'tap "Break"'
expect 'play.script:2: error: the app crashed before this step was done: tap "Break"' \
    drive "$project" --script "$work/play.script"
expect 'error: the app ended by itself before its picture was made' \
    run "$project" --host headless --out "$work/a.png" -- leave
export HANOK_LONGEST_TURN=2
play 'tap "Turn"'
expect "play.script:2: error: the app's main thread has not come back for 2 s" \
    drive "$project" --script "$work/play.script"
expect "EndingsApp.swift:14" drive "$project" --script "$work/play.script"
play 'expect "Turn"'
"$tool" drive "$project" --script "$work/play.script"

if ((failures > 0)); then exit 1; fi
echo "ok      endings of apps are told"
