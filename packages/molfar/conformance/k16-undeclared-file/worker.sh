#!/bin/sh
set -eu
echo result > "$OUTPUT_PATH/out.txt"; echo more > "$OUTPUT_PATH/debug.txt"; echo printed; echo printed >&2
