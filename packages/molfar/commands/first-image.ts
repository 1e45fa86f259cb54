/** The files of a first image, which `molfar init` writes. */

const dockerfile = String.raw`FROM alpine:3.22
LABEL ai.yno.molfar.schema_version="v0.0.3" \
      ai.yno.molfar.name="Word counter" \
      ai.yno.molfar.description="Counts the words of a text."
LABEL ai.yno.molfar.tasks='[ \
  { \
    "name": "Count words", \
    "description": "Counts the words of one text file.", \
    "artifacts": [ \
      {"name": "text", "path": "text.txt", "direction": "input", \
       "mime_types": ["text/plain"], "purpose": "The text to count."}, \
      {"name": "count", "path": "count.txt", "direction": "output", \
       "mime_types": ["text/plain"], "purpose": "The number of words."} \
    ] \
  } \
]'
COPY count.sh /worker/count.sh
ENTRYPOINT ["sh", "/worker/count.sh"]
`;

const worker = `#!/bin/sh
# The input 'text' is the file in TEXT_PATH, and outputs go into the directory OUTPUT_PATH.
set -eu
words=$(wc -w < "$TEXT_PATH")
# Some systems put spaces before the number, and arithmetic takes them off.
echo "$((words))" > "$OUTPUT_PATH/count.txt"
`;

export const firstImage = [
  { name: "Dockerfile", text: dockerfile },
  { name: "count.sh", text: worker },
  { name: "sample.txt", text: "one two three\n" },
] as const;

/** What to do in the folder of the files, as commands for a shell. */
export const firstCommands = [
  "npx @yno/molfar check Dockerfile",
  'npx @yno/molfar run Dockerfile --task "Count words" --in text=sample.txt --executor process -- sh count.sh',
  "docker build --tag word-counter .",
  'npx @yno/molfar run Dockerfile --task "Count words" --in text=sample.txt --image word-counter',
] as const;
