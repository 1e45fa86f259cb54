#!/bin/sh
# As worker.sh, but changes and deletes its inputs, and fails.
set -eu
chmod -R u+w "$TEXT_PATH" "$TREE_PATH" 2> /dev/null || :
{ echo changed > "$TEXT_PATH"; } 2> /dev/null || :
rm -rf "$TEXT_PATH" "$TREE_PATH/inner" 2> /dev/null || :
exit 1
