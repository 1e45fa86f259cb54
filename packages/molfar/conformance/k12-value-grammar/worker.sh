#!/bin/sh
set -eu
cp "$TEXT_PATH" "$OUTPUT_PATH/n"
