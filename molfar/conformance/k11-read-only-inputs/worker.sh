#!/bin/sh
set -eu
cat "$TEXT_PATH" "$TREE_PATH/inner/a.txt" > "$OUTPUT_PATH/seen.txt"
chmod -R u+w "$TEXT_PATH" "$TREE_PATH" 2> /dev/null || :
{ echo changed > "$TEXT_PATH"; } 2> /dev/null || :
rm -rf "$TEXT_PATH" "$TREE_PATH/inner" 2> /dev/null || :
case $OUTPUT_PATH in */1/out) exit 1 ;; esac
