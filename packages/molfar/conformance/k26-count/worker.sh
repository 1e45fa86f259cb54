#!/bin/sh
set -eu
case $1 in
split) mkdir "$OUTPUT_PATH/chunks"; echo a > "$OUTPUT_PATH/chunks/0"; echo b > "$OUTPUT_PATH/chunks/1"; echo "$2" > "$OUTPUT_PATH/count" ;;
index) printf '%s %s' "$(cat "$N_PATH")" "$N_INDEX" > "$OUTPUT_PATH/out.txt" ;;
use) cp "$CHUNK_PATH" "$OUTPUT_PATH/out.txt" ;;
esac
