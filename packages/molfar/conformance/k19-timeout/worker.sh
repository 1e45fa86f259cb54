#!/bin/sh
set -eu
echo done > "$OUTPUT_PATH/out.txt"
case $1 in
ignore) trap '' TERM ;;
obey) trap 'exit 0' TERM ;;
child) sleep 600 & echo $! > "$OUTPUT_PATH/child"; exit 0 ;;
esac
echo ready
while :; do sleep 600 & wait $! || :; done
