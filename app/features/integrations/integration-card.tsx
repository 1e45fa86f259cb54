import type { IntegrationEntry } from "#content/schema/integration.ts";
import type { BrowseWords } from "#content/schema/integrations-page.ts";

type IntegrationCardProps = { integration: IntegrationEntry; words: BrowseWords };

/** One integration. Connect logs the request to the console and doesn't send anything. */
export function IntegrationCard({ integration, words }: IntegrationCardProps) {
  const { id, name, description, category, status, setupTime, popularity, auth } = integration;
  const { first, more } = integration;
  const connect = () => console.info(`Connect ${name} (${id}): no connection is made from here.`);
  return (
    <li className="integration">
      <div className="integration-head">
        <h3>{name}</h3>
        <p className="integration-status" data-status={status}>
          {words.statuses[status]}
        </p>
        <p className="integration-category">{category}</p>
      </div>
      <p className="integration-text">{description}</p>
      <ul className="integration-features" aria-label={words.labels.features}>
        {first.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
        {more > 0 && <li className="integration-more">{`+${more} more`}</li>}
      </ul>
      <dl className="integration-facts">
        <div>
          <dt>{words.labels.setupTime}</dt>
          <dd>{setupTime}</dd>
        </div>
        <div>
          <dt>{words.labels.popularity}</dt>
          <dd>{words.popularities[popularity]}</dd>
        </div>
        <div>
          <dt>{words.labels.auth}</dt>
          <dd>{auth}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="button button-small needs-script"
        data-when-alive=""
        onClick={connect}
      >
        {words.connect}
        <span className="sr-only">{` to ${name}`}</span>
      </button>
    </li>
  );
}
