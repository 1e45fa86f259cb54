#!/bin/sh
set -eu
printf %s "$(basename "$FILE_PATH")" > "$OUTPUT_PATH/out.txt"
