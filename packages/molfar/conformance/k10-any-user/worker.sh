#!/bin/sh
set -eu
test "$HOME" = /tmp
echo a > /tmp/a
if { echo a > /etc/molfar; } 2> /dev/null; then exit 9; fi
id -u > "$OUTPUT_PATH/out.txt"
