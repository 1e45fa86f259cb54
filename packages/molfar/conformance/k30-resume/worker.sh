#!/bin/sh
set -eu
if [ "$1" = reduce ]; then cat "$ALL_PATH"/* > "$OUTPUT_PATH/sum.txt"; exit 0; fi
item=$(cat "$ITEM_PATH")
test "$item" != bad
echo "$item" > "$OUTPUT_PATH/out.txt"
