#!/bin/sh
set -eu
cd "$OUTPUT_PATH"
case $1 in
link) ln -s /etc/passwd out.txt ;;
above) ln -s /etc d ;;
fifo) mkdir out && mkfifo out/pipe ;;
directory) mkdir out.txt ;;
esac
