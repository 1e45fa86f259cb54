import { Fragment, type Key, type ReactNode } from "react";
import type {
  ApiHeader,
  ApiOperation,
  ApiSchema,
  ApiStatus,
  ApiValueType,
} from "#content/schema/api-description.ts";
import { Described } from "./described.tsx";
import "#app/styles/tables.css";
import "./api-reference.css";

/** The fields of a record. */
export function FieldTable({ name, fields }: ApiSchema) {
  return (
    <ReferenceTable
      label={`Fields: ${name}`}
      rows={fields}
      first={{ heading: "Field", code: (field) => field.name }}
      others={{
        Type: (field) => <ValueType value={field} />,
        Required: ({ required }) => (required ? "yes" : "no"),
        Meaning: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** The headers of responses. */
export function HeaderTable({ headers }: { headers: readonly ApiHeader[] }) {
  return (
    <ReferenceTable
      label="Headers of an answer"
      rows={headers}
      first={{ heading: "Header", code: ({ name }) => name }}
      others={{
        Type: (header) => <ValueType value={header} />,
        Meaning: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** What a call takes, and what counts when it is left out. */
export function ParameterTable({ summary, parameters }: ApiOperation) {
  return (
    <ReferenceTable
      label={`Parameters: ${summary}`}
      rows={parameters}
      first={{ heading: "Parameter", code: ({ name }) => name }}
      others={{
        In: ({ place }) => place,
        Type: (parameter) => <ValueType value={parameter} />,
        Required: ({ required }) => (required ? "yes" : "no"),
        Default: (parameter) =>
          parameter.default === undefined ? "none" : <code>{parameter.default}</code>,
        Meaning: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

type ResponseTableProps = { operation: ApiOperation; statuses: readonly ApiStatus[] };

/** The answers that a call is documented with. */
export function ResponseTable({ operation, statuses }: ResponseTableProps) {
  return (
    <ReferenceTable
      label={`Responses: ${operation.summary}`}
      rows={operation.responses}
      first={{
        heading: "Status",
        code: ({ status }) => status,
        words: ({ status }) => statuses.find(({ code }) => code === status)?.name,
      }}
      others={{
        Body: ({ body }) => (
          <>
            {body.isList && "list of "}
            <a href={`#${body.schema.toLowerCase()}-schema`}>{body.schema}</a>
          </>
        ),
        Meaning: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** Every code that the API uses. */
export function StatusTable({ statuses }: { statuses: readonly ApiStatus[] }) {
  return (
    <ReferenceTable
      label="Status codes"
      rows={statuses}
      first={{ heading: "Code", code: ({ code }) => code }}
      others={{
        Name: ({ name }) => name,
        Meaning: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

type ReferenceTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The cell that names the row: a code, and words after it where it has some. */
  first: { heading: string; code: (row: Row) => Key; words?: (row: Row) => ReactNode };
  /** The other cells by their headings, which a phone shows before each of them. */
  others: Readonly<Record<string, (row: Row) => ReactNode>>;
};

function ReferenceTable<Row>({ label, rows, first, others }: ReferenceTableProps<Row>) {
  const columns = Object.entries(others);
  return (
    <table className="stacking api-table" aria-label={label}>
      <thead>
        <tr>
          {[first.heading, ...Object.keys(others)].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={first.code(row)}>
            <th scope="row">
              <code>{first.code(row)}</code>
              {first.words && <Fragment> {first.words(row)}</Fragment>}
            </th>
            {columns.map(([heading, cell]) => (
              <td key={heading} data-label={heading}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The type of a value: 'string, uuid', 'integer, from 1' or 'integer, from 1 to 100'. */
export function ValueType({ value: { type, format, minimum, maximum } }: { value: ApiValueType }) {
  return (
    <>
      {type}
      {format && `, ${format}`}
      {minimum !== undefined && (
        <>
          , from <code>{minimum}</code>
          {maximum !== undefined && (
            <>
              {" "}
              to <code>{maximum}</code>
            </>
          )}
        </>
      )}
    </>
  );
}
