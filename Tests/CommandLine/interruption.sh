#!/usr/bin/env bash
# A signal that ends the tool ends all that it has started, and leaves nothing behind where temporary files go. Who waits
# for another run is told for whom, and what is wrong with its own command line before that.
#
#   interruption.sh TOOL
set -euo pipefail

tool=$1
projects=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../Fixtures/Projects" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# until_said TEXT FILE
until_said() {
    for _ in $(seq 300); do
        grep -q "$1" "$2" && return
        sleep 0.1
    done
    fail "'$1' is not said: $(cat "$2")"
}

# Processes that have this folder for their temporary files.
descendants() { grep -slz "^TMPDIR=$folder/temporary" /proc/[0-9]*/environ | cut -d / -f 3 || true; }

mkdir "$folder/temporary"
TMPDIR=$folder/temporary "$tool" test >"$folder/said" 2>"$folder/errors" &
process=$!
until_said '^== sources are formatted' "$folder/said"
kill -TERM "$process"
status=0
wait "$process" || status=$?
[ "$status" = 143 ] || fail "the status is $status: $(cat "$folder/errors")"
grep -q "^error: interrupted by SIGTERM in the step 'sources are formatted'; before it, [01] passed and 0 failed" "$folder/errors" \
    || fail "it is not said where: $(cat "$folder/errors")"
[ -z "$(descendants)" ] || fail "programs outlive the tests: $(descendants)"
[ -z "$(ls "$folder/temporary")" ] || fail "left behind: $(ls "$folder/temporary")"
echo "ok      tests that are ended"

# The lock of an app's folder, held as by another run.
cp -r "$projects/CardTable" "$folder/App"
export XDG_CACHE_HOME=$folder/cache
"$tool" build "$folder/App" >"$folder/said"
lock=$(echo "$folder"/cache/hanok/App-*/lock)
exec 8>"$lock"
flock 8
printf 'process 1 (hanok test App), which builds App' >"$lock"
"$tool" build "$folder/App" --scheme Gone >"$folder/said" 2>"$folder/errors" && fail "a wrong scheme is built"
grep -q "there is no scheme or target 'Gone'" "$folder/errors" || fail "the wrong scheme: $(cat "$folder/errors")"
"$tool" build "$folder/App" >"$folder/said" 2>"$folder/errors" 8>&- &
process=$!
until_said '^Waiting for process 1 (hanok test App), which builds App…$' "$folder/errors"
exec 8>&-
wait "$process" || fail "after the wait: $(cat "$folder/errors")"
grep -q /App "$folder/said" || fail "nothing is built after the wait"
echo "ok      two runs on one app"
