#!/bin/sh
set -eu
for path in "$PAGE_SIZE_PATH" "$GR__E_PATH" "$DOC_PATH" "$TREE_PATH" "$ITEM_PATH"; do
  case $path in /*/) exit 4 ;; /*) basename "$path" ;; *) exit 5 ;; esac
done > "$OUTPUT_PATH/seen.txt"
test -d "$TREE_PATH"
