#!/usr/bin/env bash
# An app with SwiftData: what is added, edited and deleted is there again at the next run.
#
#   swift-data.sh TOOL
set -euo pipefail

tool=$1
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
project=$here/../Fixtures/Projects/Chores
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

drive() {
    "$tool" drive "$project" --script "$here/$1" --home "$folder/home" --out "$folder" >"$folder/said" 2>&1 || {
        cat "$folder/said" >&2
        echo "FAILED  $1" >&2
        exit 1
    }
}

drive chores.script
[ -n "$(find "$folder/home" -path '*Application Support/default.store')" ] || {
    find "$folder/home" >&2
    echo "FAILED  there is no store in Application Support" >&2
    exit 1
}
echo "ok      chores are added, edited and deleted"
drive chores-again.script
echo "ok      they are there at the next run"
"$tool" preview "$project" --out "$folder" >"$folder/said" 2>&1 || {
    cat "$folder/said" >&2
    exit 1
}
[ "$(find "$folder" -name '*.png' | wc -l)" -ge 4 ] || exit 1
echo "ok      previews have containers of their own"
