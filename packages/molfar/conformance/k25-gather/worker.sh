#!/bin/sh
set -eu
item=$(cat "$ITEM_PATH")
mkdir -p "$OUTPUT_PATH/a" "$OUTPUT_PATH/tree/inner"
printf %s "$item" > "$OUTPUT_PATH/a/text.txt"
printf '%s\nsecond\n' "$item" > "$OUTPUT_PATH/note"
printf %s "$item" > "$OUTPUT_PATH/tree/inner/leaf"
