import type { ApiHeader, ApiOperation } from "#content/schema/api-description.ts";
import type { CodeView } from "./coloured-code.tsx";
import type { MockAnswer } from "./mock-answer.ts";

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
      aria-label={`The mock's answer: ${operation.summary}`}
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
      <View data-title="Body" data-language="json" tabIndex={0}>
        <code>{JSON.stringify(body, null, 2)}</code>
      </View>
      {unsent.length > 0 && (
        <p className="note">
          {`The API also sends ${unsent.map((header) => header.name).join(", ")}. Their values depend on your account, so the mock leaves them out.`}
        </p>
      )}
    </section>
  );
}
