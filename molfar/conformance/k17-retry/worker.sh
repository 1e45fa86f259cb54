#!/bin/sh
set -eu
test -z "$(ls -A "$OUTPUT_PATH")"
echo half > "$OUTPUT_PATH/out.txt"
case $OUTPUT_PATH in */3/out) echo whole > "$OUTPUT_PATH/out.txt" ;; *) exit 1 ;; esac
