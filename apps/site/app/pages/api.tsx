import { Endpoints } from "#app/features/api-reference/endpoint.tsx";
import {
  ApiFacts,
  Coloured,
  Described,
  FieldTable,
  HeaderTable,
  StatusTable,
} from "#app/features/api-reference/reference-tables.tsx";
import { DocumentPage, documentText, findNeighbours } from "#app/features/docs/document-page.tsx";
import { CodeBlock } from "#app/features/docs/document-parts.tsx";
import { reference } from "#content/derived/api-reference.ts";
import { documentLine } from "#content/derived/navigation.ts";
import ApiReferenceText, { minutes, sections } from "#content/docs/api-reference.mdx";
import { apiWords } from "#content/messages/api-reference.ts";
import { apiPage } from "#content/pages/api.ts";

export const page = apiPage;

const { description, errors } = reference;

/** The parts of the text that come from the API description, by name. */
const described = {
  Introduction: () => (
    <>
      <p>
        <Described text={description.description} />
      </p>
      <ApiFacts description={description} />
    </>
  ),
  Authentication: () => (
    <p>
      <Described text={description.authentication.description} />
    </p>
  ),
  Endpoints: () => <Endpoints reference={reference} view={CodeBlock} />,
  Schema: ({ name }: { name: string }) =>
    description.schemas
      .filter((schema) => schema.name === name)
      .map((schema) => <FieldTable key={name} {...schema} />),
  StatusCodes: () => <StatusTable statuses={description.statuses} />,
  Errors: () => errors.map((code) => <Coloured key={code.title} code={code} view={CodeBlock} />),
  Headers: () => <HeaderTable headers={description.headers} />,
};

export default function Api() {
  return (
    <DocumentPage
      page={apiPage}
      sections={sections}
      minutes={minutes + reference.minutes}
      badge={apiWords.versionOf(description.version)}
      {...findNeighbours(apiPage.path, documentLine)}
    >
      <article className={documentText}>
        <ApiReferenceText components={described} />
      </article>
    </DocumentPage>
  );
}
