#!/usr/bin/env bash
# Each app has a home of its own, laid out as on iOS, which it finds again at the next run; drives begin with an empty one.
#
#   app-home.sh TOOL
set -euo pipefail

tool=$1
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/../Fixtures/Projects/Keeper
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_DATA_HOME=$folder/data

fail() {
    echo "FAILED  $*" >&2
    cat "$folder/said" >&2
    exit 1
}

# expect LINE: the app has printed the line.
expect() { grep -qxF -- "$1" "$folder/said" || fail "the app does not print: $1"; }

run() { "$tool" run "$project" --host headless --out "$folder/picture.png" >"$folder/said" 2>&1 || fail "run"; }

run
run
expect "home $folder/data/hanok/hanok.Keeper"
for place in Documents "Library/Application Support" Library/Caches Library; do expect "~/$place II"; done
expect "temporary ~/tmp/"
expect "defaults 2"
expect "late enough: true"
echo "ok      an app finds again what it keeps"

for _ in 1 2; do
    printf 'expect "Started 1 times"\nadvance 0.3\n' >"$folder/start.script"
    "$tool" drive "$project" --script "$folder/start.script" >"$folder/said" 2>&1 || fail "drive"
    expect "~/Documents I"
    expect "defaults 1"
done
[ "$(find "$folder/data" -name starts.txt | wc -l)" = 4 ] || fail "a drive keeps something: $(find "$folder/data")"
[ "$(ls "$project")" = KeeperApp.swift ] || fail "something is written into the app's folder"
echo "ok      drives begin with nothing"
