#!/usr/bin/env bash
# An app that asks OpenWeather by completion handlers and by publishers runs unmodified on the demonstration service.
#
#   city-weather.sh TOOL
set -euo pipefail

here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
project=$here/../Fixtures/Projects/CityWeather
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" drive "$project" --demo-weather --script "$here/city-weather.script" --out "$folder"
[ -s "$folder/busan.png" ] || { echo "FAILED  there is no picture" >&2; exit 1; }
"$1" preview "$project" --out "$folder/previews" >/dev/null
[ "$(find "$folder/previews" -name '*.png' | wc -l)" = 2 ] || { echo "FAILED  two previews are expected" >&2; exit 1; }
echo "ok      city-weather"
