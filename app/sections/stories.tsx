import type { Stories as Words } from "#content/schema/platform.ts";
import "./lists.css";
import "./platform.css";

/** Stories told of a kind of company: before, now, who decides, and two figures. */
export function Stories({ words }: { words: Words }) {
  return (
    <>
      <ul className="stories">
        {words.stories.map((story) => (
          <li key={story.company}>
            <h3>{story.company}</h3>
            <dl className="story-text">
              <div>
                <dt>{words.labels.before}</dt>
                <dd>{story.before}</dd>
              </div>
              <div>
                <dt>{words.labels.workflow}</dt>
                <dd>{story.workflow}</dd>
              </div>
              <div>
                <dt>{words.labels.decides}</dt>
                <dd>{story.decides}</dd>
              </div>
            </dl>
            <dl className="story-figures">
              {story.figures.map(({ figure, text }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="note mt-8">{words.note}</p>
    </>
  );
}
