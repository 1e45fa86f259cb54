import { formatDate } from "#app/ui/format-date.ts";
import type { OpenPositions } from "#content/schema/careers.ts";
import type { Job } from "#content/schema/job.ts";
import "./lists.css";
import "./positions.css";

type PositionsProps = { jobs: readonly Job[]; words: OpenPositions };

/** Open positions, each with every field of its record. */
export function Positions({ jobs, words }: PositionsProps) {
  return (
    <ul className="positions">
      {jobs.map((job) => (
        <li key={job.id} id={job.id} className="position">
          <div>
            <h3>{job.title}</h3>
            <ul className="position-facts">
              <li>{job.department}</li>
              <li>{job.location}</li>
              <li>{job.type}</li>
              <li>
                Posted <time dateTime={job.datePosted}>{formatDate(job.datePosted)}</time>
              </li>
            </ul>
            <a href={words.apply.to} className="button button-small">
              {words.apply.label}
              <span className="sr-only">: {job.title}</span>
            </a>
          </div>
          <div className="position-text">
            <p>{job.description}</p>
            <h4>{words.requirements}</h4>
            <ul className="bullets">
              {job.requirements.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <h4>{words.highlights}</h4>
            <ul className="bullets">
              {job.highlights.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
