import type { ApiValueType } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";

/** The type of a value: 'string, uuid', 'integer, from 1' or 'integer, from 1 to 100'. */
export function ValueType({ value: { type, format, minimum, maximum } }: { value: ApiValueType }) {
  return (
    <>
      {type}
      {format && `, ${format}`}
      {minimum !== undefined && (
        <>
          {apiWords.from} <code>{minimum}</code>
          {maximum !== undefined && (
            <>
              {" "}
              {apiWords.to} <code>{maximum}</code>
            </>
          )}
        </>
      )}
    </>
  );
}
