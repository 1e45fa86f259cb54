#!/bin/sh
set -eu
cat "$TEXT_PATH" "$TREE_PATH/inner/a.txt" > "$OUTPUT_PATH/seen.txt"
