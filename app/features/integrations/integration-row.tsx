import { FoldedRow } from "#app/ui/folded-row.tsx";
import type { IntegrationEntry } from "#content/schema/integration.ts";
import type { BrowseWords } from "#content/schema/integrations-page.ts";
import { integrationWords } from "#content/words/filtered-lists.ts";

type IntegrationRowProps = {
  integration: IntegrationEntry;
  words: BrowseWords;
  /** Whether the closed row has the description, in which a search may have found something. */
  isDescribed: boolean;
  onToggle: () => void;
};

/** One integration. Connect logs the request to the console and doesn't send anything. */
export function IntegrationRow(props: IntegrationRowProps) {
  const { integration, words, isDescribed, onToggle } = props;
  const { id, name, description, category, status, setupTime, popularity, auth } = integration;
  const { first, more } = integration;
  const connect = () => console.info(`Connect ${name} (${id}): no connection is made from here.`);
  return (
    <FoldedRow
      id={id}
      name="integration"
      className="integration"
      onToggle={onToggle}
      summary={
        <>
          <h4>{name}</h4>{" "}
          <span className="integration-compared" data-markdown="row">
            <Fact name={words.labels.setupTime} value={setupTime} />{" "}
            <Fact name={words.labels.auth} value={auth} />
          </span>
          {isDescribed && <span className="integration-text">{description}</span>}
        </>
      }
      action={
        <button
          type="button"
          className="button button-small needs-script"
          data-when-alive=""
          onClick={connect}
        >
          {words.connect}
          <span className="sr-only">{integrationWords.to(name)}</span>
        </button>
      }
    >
      <div className="grid gap-3.5 pt-0.5 pb-5">
        {!isDescribed && <p className="integration-text">{description}</p>}
        <ul className="integration-features" aria-label={words.labels.features}>
          {first.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {more > 0 && <li className="integration-more">{integrationWords.more(more)}</li>}
        </ul>
        <p
          className="flex flex-wrap gap-x-5 gap-y-1 text-ink-3 text-[0.8125rem]"
          data-markdown="row"
        >
          <span>{category}</span>
          <span className="integration-status" data-status={status}>
            {words.statuses[status]}
          </span>
          <span>{`${words.labels.popularity}: ${words.popularities[popularity]}`}</span>
        </p>
      </div>
    </FoldedRow>
  );
}

/** Its name is above the column, and beside the value where there are no columns. */
function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span className="integration-fact">
      <span>{name} </span>
      <span>{value}</span>
    </span>
  );
}
