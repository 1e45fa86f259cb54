#!/bin/sh
set -eu
env | sed "s/=.*//" | sort > "$OUTPUT_PATH/out.txt"
