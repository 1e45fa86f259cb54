#!/bin/sh
set -eu
for word; do printf '<%s>' "$word"; done > "$OUTPUT_PATH/words.txt"
