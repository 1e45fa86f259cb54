import type { HitGroup } from "./groups.ts";
import { HitOption } from "./hit-option.tsx";
import { kindNames } from "./kind-names.ts";

/** The groups with their headings and counts, and under each what else it has. */
export function HitList({ id, groups }: { id: string; groups: readonly HitGroup[] }) {
  return groups.map((group) => {
    const heading = `${id}-${group.id}`;
    const rest = group.count - group.shown.length;
    const firstMore = group.shown.length - (group.added || group.shown.length + 1);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed in a listbox.
      <div key={group.id} role="group" aria-labelledby={heading} className="hit-group">
        <p id={heading} className="hit-heading">
          {groupHeading(group)} <span>{group.count}</span>
        </p>
        {group.shown.map((hit, index) => (
          <HitOption
            key={hit.address}
            id={`${heading}-${index}`}
            hit={hit}
            withKind={!isOfKind(group)}
            firstMore={index === firstMore}
          />
        ))}
        {rest > 0 && !group.added && (
          <div
            id={`${heading}-more`}
            role="option"
            aria-selected={false}
            tabIndex={-1}
            className="hit text-ink-2 text-[0.875rem]"
            data-more={group.id}
          >
            {`Show ${rest} more`}
          </div>
        )}
        {rest > 0 && group.added ? (
          <p className="pt-1 pr-5 pb-2 pl-11.5 text-ink-2 text-[0.875rem]">{`And ${rest} more. Another word narrows them down.`}</p>
        ) : null}
      </div>
    );
  });
}

function isOfKind({ id }: HitGroup): boolean {
  return id !== "best" && id !== "recent";
}

function groupHeading({ id }: HitGroup): string {
  if (id === "best") return "Best matches";
  return id === "recent" ? "Opened before" : kindNames[id].many;
}
