import { type ComponentType, createElement, Fragment, type Key, type ReactNode } from "react";
import { FactTable } from "#app/ui/fact-table.tsx";
import type {
  ApiDescription,
  ApiHeader,
  ApiOperation,
  ApiSchema,
  ApiStatus,
  ApiValueType,
  ColouredCode,
} from "#content/collections/api-description.ts";
import { apiWords } from "#content/messages/api-reference.ts";
import type { RichText } from "#content/schema/rich-text.ts";

/** The fields of a record. */
export function FieldTable({ name, fields }: ApiSchema) {
  return (
    <ReferenceTable
      label={apiWords.fieldsOf(name)}
      rows={fields}
      first={{ heading: apiWords.field, code: (field) => field.name }}
      others={{
        [apiWords.type]: (field) => <ValueType value={field} />,
        [apiWords.required]: ({ required }) => (required ? apiWords.yes : apiWords.no),
        [apiWords.meaning]: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** The headers of responses. */
export function HeaderTable({ headers }: { headers: readonly ApiHeader[] }) {
  return (
    <ReferenceTable
      label={apiWords.answerHeaders}
      rows={headers}
      first={{ heading: apiWords.header, code: ({ name }) => name }}
      others={{
        [apiWords.type]: (header) => <ValueType value={header} />,
        [apiWords.meaning]: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** What a call takes, and what counts when it is left out. */
export function ParameterTable({ summary, parameters }: ApiOperation) {
  return (
    <ReferenceTable
      label={apiWords.parametersOf(summary)}
      rows={parameters}
      first={{ heading: apiWords.parameter, code: ({ name }) => name }}
      others={{
        [apiWords.in]: ({ place }) => place,
        [apiWords.type]: (parameter) => <ValueType value={parameter} />,
        [apiWords.required]: ({ required }) => (required ? apiWords.yes : apiWords.no),
        [apiWords.default]: (parameter) =>
          parameter.default === undefined ? apiWords.none : <code>{parameter.default}</code>,
        [apiWords.meaning]: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

type ResponseTableProps = { operation: ApiOperation; statuses: readonly ApiStatus[] };

/** The answers that a call is documented with. */
export function ResponseTable({ operation, statuses }: ResponseTableProps) {
  return (
    <ReferenceTable
      label={apiWords.responsesOf(operation.summary)}
      rows={operation.responses}
      first={{
        heading: apiWords.status,
        code: ({ status }) => status,
        words: ({ status }) => statuses.find(({ code }) => code === status)?.name ?? "",
      }}
      others={{
        [apiWords.body]: ({ body }) => (
          <>
            {body.isList && `${apiWords.listOf} `}
            <a href={`#${body.schema.toLowerCase()}-schema`}>{body.schema}</a>
          </>
        ),
        [apiWords.meaning]: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

/** Every code that the API uses. */
export function StatusTable({ statuses }: { statuses: readonly ApiStatus[] }) {
  return (
    <ReferenceTable
      label={apiWords.statusCodes}
      rows={statuses}
      first={{ heading: apiWords.code, code: ({ code }) => code }}
      others={{
        [apiWords.name]: ({ name }) => name,
        [apiWords.meaning]: ({ description }) => <Described text={description} />,
      }}
    />
  );
}

type ReferenceTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  /** The cell that names the row: a code, and words after it where it has some. */
  first: { heading: string; code: (row: Row) => Key; words?: (row: Row) => string };
  /** The other cells by their headings, which a phone shows before each of them. */
  others: Readonly<Record<string, (row: Row) => ReactNode>>;
};

function ReferenceTable<Row>({ label, rows, first, others }: ReferenceTableProps<Row>) {
  return (
    <FactTable
      caption={label}
      className="stacking api-table"
      columns={[first.heading, ...Object.keys(others)]}
      rows={rows.map((row) => ({
        key: first.code(row),
        cells: [
          <Fragment key="first">
            <code>{first.code(row)}</code>
            {first.words && ` ${first.words(row)}`}
          </Fragment>,
          ...Object.values(others).map((cell) => cell(row)),
        ],
      }))}
    />
  );
}

/** The type of a value: 'string, uuid', 'integer, from 1' or 'integer, from 1 to 100'. */
function ValueType({ value: { type, format, minimum, maximum } }: { value: ApiValueType }) {
  const name = format ? `${type}, ${format}` : type;
  if (minimum === undefined) return name;
  return (
    <>
      {`${name}${apiWords.from} `}
      <code>{minimum}</code>
      {maximum !== undefined && (
        <>
          {` ${apiWords.to} `}
          <code>{maximum}</code>
        </>
      )}
    </>
  );
}

/** A text of the description, with code in it. */
export function Described({ text }: { text: RichText }) {
  return createElement(Fragment, null, ...views(text));
}

function views(text: RichText): ReactNode[] {
  return text.map((part) =>
    typeof part === "string" ? part : createElement(part.tag, null, ...views(part.text)),
  );
}

/** The address of the API, its format, and its description as files. */
export function ApiFacts({ description }: { description: ApiDescription }) {
  const { server, contentType, version } = description;
  return (
    <dl className="api-facts">
      <dt>{apiWords.baseAddress}</dt>
      <dd>
        <code>{server.url}</code> <Described text={server.description} />
      </dd>
      <dt>{apiWords.contentType}</dt>
      <dd>
        <code>{contentType}</code>
      </dd>
      <dt>{apiWords.version}</dt>
      <dd>
        <code>{version}</code>
      </dd>
      <dt>{apiWords.openapiDescription}</dt>
      <dd>
        <a href="/openapi.yaml">openapi.yaml</a>, <a href="/openapi.json">openapi.json</a>
      </dd>
    </dl>
  );
}

/** Shows a block of code, given by the page. */
export type CodeView = ComponentType<{
  "data-title": string;
  "data-language": string;
  tabIndex: number;
  children: ReactNode;
}>;

type ColouredProps = { code: ColouredCode; view: CodeView };

/** Code that got its colours when the site was built. A long line scrolls, so it takes the focus. */
export function Coloured({ code: { title, language, pieces }, view: View }: ColouredProps) {
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const [className, text] = piece;
    return createElement("span", { className }, text);
  });
  return (
    <View data-title={title} data-language={language} tabIndex={0}>
      {createElement("code", null, ...parts)}
    </View>
  );
}
