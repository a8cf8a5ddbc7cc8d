#!/usr/bin/env bash
# The script at the root builds the tool where it is missing or old, one build at a time, and says who is waited for. Swift
# is played by a script.
#
#   first-build.sh TOOL
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

checkout=$folder/checkout
mkdir -p "$checkout/Scripts" "$folder/bin"
mkdir -p "$checkout/Sources"/{hanok,ProjectBuilder,XcodeProject,DriveScripts,Platform}
cp "$root/hanok" "$checkout"
touch "$checkout/Package.swift" "$checkout/Scripts/packages.txt"
printf '#!/bin/sh\n' >"$checkout/Scripts/set-up"
printf '#!/bin/sh\necho "Swift version 6.3 (swift-6.3-RELEASE)"\n' >"$folder/bin/swiftc"
cat >"$folder/bin/swift" <<END
#!/usr/bin/env bash
echo "[1/2] Compiling"
echo build >>"$folder/builds"
sleep "\$(cat "$folder/seconds")" &
echo \$! >"$folder/compiler"
wait
mkdir -p "$checkout/.build/release"
printf '#!/bin/sh\necho "the tool: \$*"\n' >"$checkout/.build/release/hanok"
chmod +x "$checkout/.build/release/hanok"
END
chmod +x "$folder/bin/"* "$checkout/Scripts/set-up"
export PATH=$folder/bin:$PATH

# until_there FILE
until_there() {
    for _ in $(seq 100); do
        [ -s "$1" ] && return
        sleep 0.1
    done
    fail "there is no $1"
}

# A build that is ended leaves no compiler behind, and is no build.
echo 30 >"$folder/seconds"
"$checkout/hanok" build A >"$folder/said" 2>"$folder/ended" &
first=$!
until_there "$folder/compiler"
kill "$first"
wait "$first" && fail "a build that was ended is a success"
for _ in $(seq 20); do
    kill -0 "$(cat "$folder/compiler")" 2>/dev/null || break
    sleep 0.1
done
kill -0 "$(cat "$folder/compiler")" 2>/dev/null && fail "the compiler outlives the build"
[ ! -x "$checkout/.build/release/hanok" ] || fail "a build that was ended has made a tool"
grep -q 'once; with Hanok.s modules, that takes about 10 minutes' "$folder/ended" || fail "no time is said: $(cat "$folder/ended")"
echo "ok      a build that is ended"

# Of two at once, one builds and the other waits.
rm "$folder/builds" "$folder/compiler"
echo 3 >"$folder/seconds"
"$checkout/hanok" build A >"$folder/said" 2>"$folder/errors" &
first=$!
until_there "$folder/compiler"
second=$("$checkout/hanok" run B 2>"$folder/waited")
wait "$first"
[ "$(cat "$folder/said")" = "the tool: build A" ] || fail "the first run: $(cat "$folder/said" "$folder/errors")"
[ "$second" = "the tool: run B" ] || fail "the second run: $second $(cat "$folder/waited")"
grep -q "^Waiting for process $first (hanok build A), which builds the hanok tool…$" "$folder/waited" \
    || fail "who is waited for is not said: $(cat "$folder/waited")"
[ "$(grep -c . "$folder/builds")" = 1 ] || fail "the tool was built twice"
echo "ok      two at once"

[ "$("$checkout/hanok" --host headless 2>&1)" = "the tool: --host headless" ] || fail "a current tool does not start at once"
sleep 0.1
touch "$checkout/Sources/hanok/New.swift"
echo 0 >"$folder/seconds"
"$checkout/hanok" build A >"$folder/said" 2>"$folder/errors"
grep -q '^Building the hanok tool anew…$' "$folder/errors" || fail "a changed tool is not built anew"
echo "ok      current and changed"
