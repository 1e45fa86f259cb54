import { useEffect, useRef } from "react";
import { useOnDemand } from "#app/ui/use-on-demand.ts";
import type { ApiDescription, ApiOperation } from "#content/schema/api-description.ts";
import { apiWords } from "#content/words/api-reference.ts";
import type { CodeView } from "./coloured-code.tsx";

type TryItProps = { description: ApiDescription; operation: ApiOperation; view: CodeView };

/** A place to make the call, against a mock. Its code comes when it is opened. */
export function TryIt(props: TryItProps) {
  const { value: panel, failed, request } = useOnDemand(() => import("./try-it-panel.tsx"));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // It may have been opened before the page came alive.
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
        <span className="sr-only">: {props.operation.summary}</span>{" "}
        <span className="mock-mark">{apiWords.mock}</span>
      </summary>
      {panel && <panel.TryItPanel {...props} />}
      {!panel && !failed && <p className="needs-script">{apiWords.mockLoading}</p>}
      {!panel && failed && (
        <p role="alert">
          {apiWords.mockFailed}{" "}
          <button type="button" className="link-button" onClick={request}>
            {apiWords.tryAgain}
          </button>
        </p>
      )}
      <p className="without-script">{apiWords.mockWithoutScript}</p>
    </details>
  );
}
