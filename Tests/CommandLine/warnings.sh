#!/usr/bin/env bash
# Warnings at run time and crashes name the place in the app's own source, and what may have been meant.
#
#   warnings.sh TOOL
set -euo pipefail

tool=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset SWIFT_BACKTRACE

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# said TEXT: the text is part of what was said.
said() { [[ $(cat "$folder/errors") == *"$1"* ]] || fail "'$1' is not said: $(cat "$folder/errors")"; }

mkdir -p "$folder/Warner"
cat >"$folder/Warner/App.swift" <<'END'
import SwiftUI

@main
struct Warner: App {
    let list: [Int] = []
    var body: some Scene {
        WindowGroup {
            Image(systemName: "hart.fill")
            Image("nope")
            Button("Crash") { print(list[3]) }
        }
    }
}
END
printf 'wait 0\n' >"$folder/warn.script"
"$tool" drive "$folder/Warner" --script "$folder/warn.script" 2>"$folder/errors" || fail "$(cat "$folder/errors")"
said "$folder/Warner/App.swift:8:31: warning: No symbol named 'hart.fill'"
said "Did you mean 'heart.fill'"
said "$folder/Warner/App.swift:9:19: warning: No image named 'nope' found in asset catalog for main bundle."
echo "ok      places and near names"

printf 'tap "Crash"\n' >"$folder/crash.script"
"$tool" drive "$folder/Warner" --script "$folder/crash.script" >"$folder/errors" 2>&1 && fail "no crash"
said "App.swift:10:"
[[ $(cat "$folder/errors") != *Registers:* ]] || fail "a crash shows registers"
echo "ok      a crash"
