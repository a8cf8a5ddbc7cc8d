#!/usr/bin/env bash
# An app that keeps its items with Core Data: added, edited, deleted, and found again at the next run.
#
#   item-log.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
project=$here/../Fixtures/Projects/ItemLog
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    cat "$folder/said" >&2
    exit 1
}

drive() { "$tool" drive "$1" --script "$2" --out "$folder" --home "$folder/home" >"$folder/said" 2>&1; }

drive "$project" "$here/item-log.script" || fail "the app is not played"
[ -f "$folder/home/Library/Application Support/ItemLog.sqlite" ] || fail "no store is written: $(find "$folder/home")"
echo "ok      add, edit, cancel, delete"

printf 'expect "2 items"\nexpect "Item 2!"\nexpect "Item 1"\nrefute "Item 3"\n' >"$folder/again.script"
drive "$project" "$folder/again.script" || fail "the items are not found again"
echo "ok      the items are there at the next run"

"$tool" preview "$project" --out "$folder/previews" >"$folder/said" 2>&1 || fail "the preview is not drawn"
echo "ok      a preview with a store in memory"

cp -r "$project" "$folder/broken"
model="$folder/broken/ItemLog/ItemLog.xcdatamodeld/ItemLog.xcdatamodel/contents"
sed -i 's/"Integer 32"/"Integer 128"/' "$model"
if drive "$folder/broken" "$folder/again.script"; then fail "a broken model is taken"; fi
grep -qF "ItemLog.xcdatamodel/contents:4: error: the attribute 'count' has the type 'Integer 128', which is unknown" \
    "$folder/said" || fail "a broken model is not told"
echo "ok      a broken model is told with its line"
