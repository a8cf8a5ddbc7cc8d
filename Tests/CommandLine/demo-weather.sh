#!/usr/bin/env bash
# The demonstration of a weather service answers an app that asks OpenWeather, where it is asked for or offered, and ends
# with the app.
#
#   demo-weather.sh TOOL
set -euo pipefail

tool=$1
projects=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../Fixtures/Projects" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset OPENWEATHER_API_KEY

fail() {
    echo "FAILED  $*" >&2
    exit 1
}

# drive PROJECT TEXT OPTIONS...: the app shows the text.
drive() {
    local project=$1 text=$2
    shift 2
    printf 'wait for "%s" 20\n' "$text" >"$folder/script"
    "$tool" drive "$projects/$project" --script "$folder/script" --out "$folder" "$@" >"$folder/said" 2>&1 \
        || fail "$project $* does not show '$text': $(cat "$folder/said")"
}

drive OpenWeatherClient "Busan true api.openweathermap.org" --demo-weather
echo "ok      an app that knows nothing of it"
DEMO_WEATHER_FAULT=wrong-types drive OpenWeatherClient "failed: 0" --demo-weather
# URLError.networkConnectionLost, as on Apple's platforms.
for fault in cut reset; do DEMO_WEATHER_FAULT=$fault drive OpenWeatherClient "failed: -1005" --demo-weather; done
echo "ok      errors on purpose"
drive OfferedService "a service"
OPENWEATHER_API_KEY=key drive OfferedService "no service"
OPENWEATHER_API_KEY=key drive OfferedService "a service" --demo-weather
echo "ok      an app that it is offered to"

port=$((20000 + RANDOM % 20000))
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }
DEMO_WEATHER_PORT=$port drive OfferedService "a service"
for _ in $(seq 50); do
    listens || break
    sleep 0.1
done
if listens; then fail "the service outlives its app"; fi
echo "ok      the service ends with the app"
