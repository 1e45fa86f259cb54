import { useState } from "react";
import type { ApiReference } from "#content/schema/api-description.ts";
import type { CodeView } from "./coloured-code.tsx";
import { Endpoint } from "./endpoint.tsx";
import "./api-reference.css";

type EndpointsProps = { reference: ApiReference; view: CodeView };

/** Every operation of the description. A language chosen for one applies to all. */
export function Endpoints({ reference, view }: EndpointsProps) {
  const { description, samples, answers } = reference;
  const [language, setLanguage] = useState("shell");
  return description.operations.map((operation) => (
    <Endpoint
      key={operation.id}
      description={description}
      operation={operation}
      samples={samples[operation.id] ?? []}
      answers={answers[operation.id] ?? []}
      language={language}
      onLanguage={setLanguage}
      view={view}
    />
  ));
}
