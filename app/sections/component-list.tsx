import type { Components } from "#content/schema/platform.ts";
import { sectionWords } from "#content/words/sections.ts";
import "./lists.css";
import "./platform.css";

/** The components, and what each passes on to which other. */
export function ComponentList({ words }: { words: Components }) {
  const findTitle = (id: string) => words.components.find((each) => each.id === id)?.title ?? "";
  return (
    <dl className="rows">
      {words.components.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <p>{text}</p>
            <ul className="component-joins">
              {words.connections
                .filter((connection) => connection.from === id)
                .map(({ to, carries }) => (
                  <li key={to}>
                    {sectionWords.to} {findTitle(to)}: {carries}
                  </li>
                ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
