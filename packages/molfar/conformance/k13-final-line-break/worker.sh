#!/bin/sh
set -eu
if [ "$1" = write ]; then printf "$2" > "$OUTPUT_PATH/text"; else cp "$TEXT_PATH" "$OUTPUT_PATH/copy.txt"; fi
