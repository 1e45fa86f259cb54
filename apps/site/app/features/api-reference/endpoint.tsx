import { useEffect, useRef, useState } from "react";
import { Tabs } from "#app/ui/tabs.tsx";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type {
  ApiDescription,
  ApiOperation,
  ColouredCode,
} from "#content/collections/api-description.ts";
import type { ApiReference } from "#content/derived/api-reference.ts";
import { apiWords } from "#content/messages/api-reference.ts";
import {
  type CodeView,
  Coloured,
  Described,
  ParameterTable,
  ResponseTable,
} from "./reference-tables.tsx";

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

type EndpointProps = {
  description: ApiDescription;
  operation: ApiOperation;
  samples: readonly ColouredCode[];
  answers: readonly ColouredCode[];
  language: string;
  onLanguage: (language: string) => void;
  view: CodeView;
};

/** One operation: the call, what it takes, how to make it, and what it answers. */
export function Endpoint(props: EndpointProps) {
  const { description, operation, samples, answers, language, onLanguage, view } = props;
  const id = operation.summary.toLowerCase().replaceAll(" ", "-");
  return (
    <section className="endpoint prose" aria-labelledby={id}>
      <h3 id={id}>
        <a href={`#${id}`}>{operation.summary}</a>
      </h3>
      <p className="call-line">
        <code className="call-method">{operation.method}</code> <code>{operation.path}</code>
      </p>
      <p>
        <Described text={operation.description} />
      </p>
      <h4>{apiWords.parameters}</h4>
      <ParameterTable {...operation} />
      <h4>{apiWords.samples}</h4>
      <Tabs
        label={apiWords.language}
        tabs={samples.map((code) => ({
          value: code.language,
          label: code.title,
          content: <Coloured code={code} view={view} />,
        }))}
        chosen={language}
        onChoose={onLanguage}
        headings="h5"
      />
      <h4>{apiWords.responses}</h4>
      <ResponseTable operation={operation} statuses={description.statuses} />
      {answers.map((answer) => (
        <Coloured key={answer.title} code={answer} view={view} />
      ))}
      <TryIt description={description} operation={operation} view={view} />
    </section>
  );
}

type TryItProps = { description: ApiDescription; operation: ApiOperation; view: CodeView };

/** A place to make the call, against a mock. Its code comes when it is opened. */
function TryIt(props: TryItProps) {
  const { value: panel, failed, request } = useOnDemand(() => import("./try-it-panel.tsx"));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the page was hydrated.
    if (details.current?.open) request();
  }, [request]);

  return (
    <details
      ref={details}
      className="try-it"
      onToggle={(event) => event.currentTarget.open && request()}
    >
      <summary>
        {apiWords.tryIt}
        <span className="sr-only">{`: ${props.operation.summary}`}</span>{" "}
        <span className="mock-mark">{apiWords.mock}</span>
      </summary>
      {panel && <panel.TryItPanel {...props} />}
      {!panel && !failed && <p className="needs-script">{apiWords.mockLoading}</p>}
      {!panel && failed && (
        <p role="alert">
          {apiWords.mockFailed}{" "}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              // The button goes; the focus must not go with it.
              details.current?.querySelector("summary")?.focus();
              request();
            }}
          >
            {apiWords.tryAgain}
          </button>
        </p>
      )}
      <p className="without-script">{apiWords.mockWithoutScript}</p>
    </details>
  );
}
