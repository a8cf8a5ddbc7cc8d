#!/usr/bin/env bash
# Methods that a source names by #selector are called: by a timer, by a notification, and along the responders.
#
#   selectors.sh TOOL
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" drive "$here/../Fixtures/Projects/Selectors" --script "$here/selectors.script" --out "$folder" 2>"$folder/errors" || {
    cat "$folder/errors" >&2
    exit 1
}
grep -q '^\[listener\] heard poked$' "$folder/errors" || { echo "FAILED  the log says nothing" >&2; exit 1; }
echo "ok      selectors"
