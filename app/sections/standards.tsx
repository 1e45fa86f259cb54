import type { Standards as Words } from "#content/schema/security.ts";
import { StatusMark } from "./status-mark.tsx";
import "./lists.css";
import "./security.css";

/** Standards with their status and how far each has come. */
export function Standards({ words }: { words: Words }) {
  return (
    <>
      <ul className="standards">
        {words.standards.map(({ title, status, description, progress }) => (
          <li key={title}>
            <StatusMark status={status} />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
            <div className="standard-status">
              <strong>{status}</strong>
              <span className="standard-progress">
                <span
                  role="progressbar"
                  aria-label={`${title}: progress`}
                  aria-valuenow={progress}
                  aria-valuemin={0}
                  aria-valuemax={100}
                >
                  {/* The length is an attribute: the policy allows no style in the HTML. */}
                  <svg width="100" height="12" aria-hidden="true">
                    <line className="standard-rest" x1="0" x2="100" y1="6" y2="6" />
                    <line className="standard-done" x1="0" x2={progress} y1="6" y2="6" />
                  </svg>
                </span>
                {progress}%
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p className="note mt-6">{words.note}</p>
    </>
  );
}
