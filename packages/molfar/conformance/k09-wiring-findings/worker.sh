#!/bin/sh
set -eu
exit 9
