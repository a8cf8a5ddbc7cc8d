#!/usr/bin/env bash
# Views open windows of their app's scenes and close them; all windows share the app's state.
#
#   scene-windows.sh TOOL
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" drive "$here/../Fixtures/Projects/SceneWindows" --script "$here/scene-windows.script" --out "$folder" || exit 1
echo "ok      scene windows"
