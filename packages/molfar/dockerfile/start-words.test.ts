import { expect, test } from "vitest";
import { entrypointWords, startWords } from "./start-words.ts";

test.each([
  ["an earlier stage that the last one builds on", 'FROM a AS b\nENTRYPOINT ["e"]\nFROM b', ["e"]],
  ["two stages back", 'FROM a AS b\nENTRYPOINT ["e"]\nFROM b AS c\nFROM c', ["e"]],
  ["an argument names the stage", 'ARG x=b\nFROM a AS b\nENTRYPOINT ["e"]\nFROM $x', ["e"]],
  ["the last stage clears it", 'FROM a AS b\nENTRYPOINT ["e"]\nFROM b\nENTRYPOINT []', undefined],
  ["a stage that the last one isn't built on", 'FROM a AS b\nENTRYPOINT ["e"]\nFROM a', undefined],
  ["a shell reads it", "FROM a\nENTRYPOINT e", undefined],
])("the words of an ENTRYPOINT: %s", (_, dockerfile, words) => {
  expect(entrypointWords(dockerfile)).toEqual(words);
});

test.each([
  ["its stage", 'FROM a\nCMD ["c"]\nENTRYPOINT ["e"]', ["c"]],
  ["an earlier stage", 'FROM a AS b\nENTRYPOINT ["e"]\nCMD c d\nFROM b', "c d"],
  [
    "a stage before one with an ENTRYPOINT",
    'FROM a AS b\nCMD c\nFROM b\nENTRYPOINT ["e"]',
    undefined,
  ],
])("the CMD of %s", (_, dockerfile, command) => {
  expect(startWords(dockerfile).CMD).toEqual(command);
});
