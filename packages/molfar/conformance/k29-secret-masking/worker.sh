#!/bin/sh
set -eu
half=$(printf %s "$API_KEY" | cut -c1-6)
printf %s "$half"
sleep 0
printf '%s\n' "${API_KEY#"$half"}"
printf %s "$API_KEY" | base64 >&2
echo 'json k3y\"with=odd&signs uri k3y%22with%3Dodd%26signs' >&2
printf %s "$API_KEY" > "$OUTPUT_PATH/out.txt"
