import { TextDocument } from "vscode-languageserver-textdocument";
import type { Place } from "../finding.ts";

/** A text by its lines, to go from offsets to places. Lines end in \n, \r\n or \r. */
export type Lines = { placeAt: (offset: number) => Place };

/** Finds lines and columns in a text, both counted from 1, and columns in UTF-16 units. */
export function indexLines(text: string): Lines {
  const document = TextDocument.create("", "", 0, text);
  return {
    placeAt: (offset) => {
      const { line, character } = document.positionAt(offset);
      return { line: line + 1, column: character + 1 };
    },
  };
}
