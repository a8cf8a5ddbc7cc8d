#!/usr/bin/env bash
# Previews are rendered, each in its size and under its name; one that ends the app is named, and the others go on.
#
#   previews.sh TOOL
set -euo pipefail

tool=$1
project=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)/../Fixtures/Projects/Previews
folder=$(mktemp -d)
watcher=
finish() {
    if [ -n "$watcher" ]; then kill "$watcher" 2>/dev/null || true; fi
    rm -rf "$folder"
}
trap finish EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# expect_size FILE WIDTHxHEIGHT
expect_size() {
    [ -f "$folder/$1" ] || fail "there is no $1: $(ls "$folder")"
    local size
    size=$(identify -format '%wx%h' "$folder/$1")
    [ "$size" = "$2" ] || fail "$1 is $size, not $2"
}

status=0
"$tool" preview "$project" --out "$folder" --scale 1 >"$folder/said" 2>"$folder/errors" || status=$?
[ "$status" = 1 ] || fail "a broken preview does not fail: $(cat "$folder/errors")"
grep -q "the preview 'Broken' (BrokenView.swift:8) ended the app" "$folder/errors" || fail "the broken preview is not named"
expect_size BadgeView.png 390x844
expect_size Fits.png 100x40
expect_size Turned.png 844x390
expect_size Mended.png 390x844
expect_size BadgeList.png 390x844
expect_size "Small phone.png" 320x568
expect_size "BadgeList 2.png" 120x60
expect_size BadgeRow.png 200x40
for kind in Controller Hosted Label; do expect_size "$kind.png" 60x30; done
[ "$(grep -c '<figure>' "$folder/index.html")" = 11 ] || fail "the contact sheet is not complete"
echo "ok      all previews"

rm -f "$folder"/*.png
"$tool" preview "$project" --out "$folder" --scale 1 --name fits --locale en,ko --appearance light,dark >"$folder/said"
for variant in en-light en-dark ko-light ko-dark; do expect_size "Fits-$variant.png" 100x40; done
[ "$(find "$folder" -name '*.png' | wc -l)" = 4 ] || fail "other previews than the named one are rendered"
echo "ok      one preview in four variants"

rm -f "$folder"/*.png
"$tool" preview "$project" --out "$folder" --scale 1 --name fits --text-size large,accessibility1 >"$folder/said"
for variant in large accessibility1; do expect_size "Fits-$variant.png" 100x40; done
echo "ok      one preview in two sizes of text"

# A save draws anew what it changes, and nothing else.
mkdir "$folder/Watched"
cat >"$folder/Watched/One.swift" <<'SWIFT'
import SwiftUI

@main
struct OneApp: App {
    var body: some Scene { WindowGroup { Text("one") } }
}

#Preview("One", traits: .fixedLayout(width: 40, height: 40)) { Color.red }
SWIFT
sed 's/One/Two/; s/red/green/; /@main/,/^}/d' "$folder/Watched/One.swift" >"$folder/Watched/Two.swift"
"$tool" preview "$folder/Watched" --out "$folder/out" --scale 1 --watch >"$folder/watched" 2>&1 &
watcher=$!
# wait_for TEXT
wait_for() {
    for _ in $(seq 300); do
        grep -q "$1" "$folder/watched" && return
        sleep 0.1
    done
    fail "the watched previews do not say '$1': $(cat "$folder/watched")"
}
wait_for "Waiting for changes"
sed -i 's/green/blue/' "$folder/Watched/Two.swift"
wait_for "^Drawn anew: Two.png$"
echo "broken" >>"$folder/Watched/Two.swift"
wait_for "Waiting for the errors to be mended"
echo "ok      previews that are watched"
