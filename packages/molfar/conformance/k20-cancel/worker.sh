#!/bin/sh
set -eu
trap 'echo stopped; exit 0' TERM
echo ready
while :; do sleep 600 & wait $! || :; done
