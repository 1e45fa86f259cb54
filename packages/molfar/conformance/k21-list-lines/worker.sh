#!/bin/sh
set -eu
cp "$LINE_PATH" "$OUTPUT_PATH/out.txt"
