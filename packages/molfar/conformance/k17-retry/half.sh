#!/bin/sh
# Fails after half of its output.
set -eu
test -z "$(ls -A "$OUTPUT_PATH")"
echo half > "$OUTPUT_PATH/out.txt"
exit 1
