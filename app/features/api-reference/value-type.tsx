import type { ApiValueType } from "#content/schema/api-description.ts";

/** The type of a value, as the description names it: 'string, uuid' or 'integer, from 1'. */
export function ValueType({ value: { type, format, minimum } }: { value: ApiValueType }) {
  return (
    <>
      {type}
      {format && `, ${format}`}
      {minimum !== undefined && (
        <>
          , from <code>{minimum}</code>
        </>
      )}
    </>
  );
}
