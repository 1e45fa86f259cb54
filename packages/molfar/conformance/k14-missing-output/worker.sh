#!/bin/sh
set -eu
if [ -n "${IN_PATH:-}" ]; then cp "$IN_PATH" "$OUTPUT_PATH/out.txt"; else echo 1 > "$OUTPUT_PATH/one.txt"; fi
