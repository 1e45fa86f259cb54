#!/bin/sh
set -eu
test "$1" = reduce; ls -A "$ALL_PATH" | wc -l | tr -d " " > "$OUTPUT_PATH/sum.txt"
