import { type FormEvent, useState } from "react";
import { announce } from "#app/ui/announcer.tsx";
import { TextField } from "#app/ui/field.tsx";
import type {
  ApiDescription,
  ApiHeader,
  ApiOperation,
} from "#content/collections/api-description.ts";
import { mockWords } from "#content/messages/api-mock.ts";
import {
  buildRequestPath,
  type MockAnswer,
  mockAnswer,
  mockRemarks,
  mockToken,
} from "./mock-answer.ts";
import type { CodeView } from "./reference-tables.tsx";

type TryItPanelProps = { description: ApiDescription; operation: ApiOperation; view: CodeView };

/** A form with the token and the parameters of a call, and the mock's answer under it. */
export function TryItPanel({ description, operation, view }: TryItPanelProps) {
  const { method, parameters } = operation;
  const [token, setToken] = useState(mockToken);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      parameters.map(({ name, default: fallback, example }) => [name, String(fallback ?? example)]),
    ),
  );
  const [answered, setAnswered] = useState<Answered | null>(null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const address = buildRequestPath(operation, values);
    const authorization = token === "" ? "" : `Bearer ${token}`;
    const answer = mockAnswer(description, { method, address, authorization });
    const name = description.statuses.find(({ code }) => code === answer.status)?.name ?? "";
    // Like the API, don't comment on the other values without a valid token.
    const remarks = answer.status === 401 ? [] : mockRemarks(operation, values);
    setAnswered({ ...answer, operation, address, name, remarks });
    announce(mockWords.answered(answer.status, name));
  };

  return (
    <div className="grid gap-4 px-4 pb-4">
      <p>
        <strong>{mockWords.isMock}</strong> {mockWords.howItAnswers}
      </p>
      <form method="post" className="form try-it-form" onSubmit={onSubmit}>
        <TextField
          label={mockWords.accessToken}
          hint={mockWords.acceptedToken(mockToken)}
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.currentTarget.value)}
        />
        {parameters.map(({ name, type, default: fallback }) => (
          <TextField
            key={name}
            label={name}
            {...(fallback !== undefined && { hint: mockWords.ifLeftEmpty(fallback) })}
            {...(type === "integer" && { inputMode: "numeric" as const })}
            autoComplete="off"
            value={values[name] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              setValues((before) => ({ ...before, [name]: value }))
            }
          />
        ))}
        <p>
          <button type="submit" className="button button-primary button-small">
            {mockWords.send}
          </button>
        </p>
      </form>
      {answered && <MockAnswerView answered={answered} headers={description.headers} view={view} />}
    </div>
  );
}

/** An answer of the mock, with the call that it answers. */
export type Answered = MockAnswer & {
  operation: ApiOperation;
  /** With what was filled in. */
  address: string;
  /** Of the status. */
  name: string;
  remarks: readonly string[];
};

type MockAnswerViewProps = { answered: Answered; headers: readonly ApiHeader[]; view: CodeView };

/** The answer as a client would get it: status, headers and body. */
export function MockAnswerView({ answered, headers, view: View }: MockAnswerViewProps) {
  const { operation, address, status, name, remarks, body } = answered;
  const unsent = headers.filter((header) => !(header.name in answered.headers));
  return (
    <section
      className="grid grid-cols-1 gap-3 pt-4 border-t border-rule"
      aria-label={mockWords.answerTo(operation.summary)}
    >
      <p className="call-line">
        <code className="call-method">{operation.method}</code> <code>{address}</code>
      </p>
      <p className="mock-status" data-refused={status >= 400 || undefined}>
        {status} {name}
      </p>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {Object.entries(answered.headers).map(([header, value]) => (
        <p key={header}>
          <code>{`${header}: ${value}`}</code>
        </p>
      ))}
      <View data-title={mockWords.body} data-language="json" tabIndex={0}>
        <code>{JSON.stringify(body, null, 2)}</code>
      </View>
      {unsent.length > 0 && (
        <p className="note">{mockWords.unsent(unsent.map((header) => header.name).join(", "))}</p>
      )}
    </section>
  );
}
