import type { ApiDescription } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import { Described } from "./reference-tables.tsx";
import "./api-reference.css";

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
