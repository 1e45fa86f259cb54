#!/bin/sh
set -eu
exit 7
