import type { ComponentProps } from "react";
import { reference } from "#content/derived/api-reference.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Endpoint, Endpoints } from "./endpoint.tsx";
import { mockAnswer, mockToken } from "./mock-answer.ts";
import { MockAnswerView, TryItPanel } from "./try-it-panel.tsx";

const { description } = reference;
const [list, read] = description.operations;
if (!list || !read) throw new Error("The description has too little to show.");

/** In place of the view of code that pages pass in, which scrolls. */
const view = (props: ComponentProps<"p">) => <p {...props} />;

const answered = (address: string, authorization: string, name: string) => (
  <MockAnswerView
    answered={{
      ...mockAnswer(description, { method: list.method, address, authorization }),
      ...{ operation: list, address, name, remarks: ["page isn't an integer from 1."] },
    }}
    headers={description.headers}
    view={view}
  />
);

export const examples = {
  endpoints: () => <Endpoints reference={reference} view={view} />,
  "one endpoint, its samples in Python": () => (
    <Endpoint
      description={description}
      operation={read}
      samples={reference.samples[read.id] ?? []}
      answers={[]}
      language="python"
      onLanguage={() => undefined}
      view={view}
    />
  ),
  "the mock of a list": () => <TryItPanel description={description} operation={list} view={view} />,
  "the mock of a record": () => (
    <TryItPanel description={description} operation={read} view={view} />
  ),
  "an answer": () => answered("/pipelines?page=1&limit=2", `Bearer ${mockToken}`, "OK"),
  "an answer without a token": () => answered("/pipelines", "", "Unauthorized"),
} satisfies Examples;
