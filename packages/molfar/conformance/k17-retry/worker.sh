#!/bin/sh
set -eu
test -z "$(ls -A "$OUTPUT_PATH")"
echo whole > "$OUTPUT_PATH/out.txt"
