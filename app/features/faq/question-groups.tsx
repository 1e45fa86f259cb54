import { memo } from "react";
import type { AnswerPart } from "#content/schema/faq-answer.ts";
import { type Group, type Question, questionCount } from "./faq.ts";

/** The questions by category. In each group the browser's own `<details name>` keeps one open. */
export function QuestionGroups({ groups, path }: { groups: readonly Group[]; path: string }) {
  return groups.map(({ category, questions }) => (
    <section key={category} className="faq-group">
      <div className="faq-group-head">
        <h3>{category}</h3>
        <p>{questionCount(questions.length)}</p>
      </div>
      <div className="questions">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} path={path} />
        ))}
      </div>
    </section>
  ));
}

type QuestionRowProps = { question: Question; path: string };

/** Memoised: while somebody types, only what comes and goes is rendered. */
const QuestionRow = memo(function QuestionRow({ question, path }: QuestionRowProps) {
  return (
    <details name={question.category}>
      <summary>{question.question}</summary>
      {/* The id is inside, because a browser opens what is around the target of an address. */}
      <div id={question.id} className="faq-answer">
        {question.paragraphs.map((parts) => (
          <p key={parts[0]?.text}>{parts.map(part)}</p>
        ))}
        <a
          href={`${path}#${question.id}`}
          className="faq-address"
          aria-label={`Link to: ${question.question}`}
        >
          #
        </a>
      </div>
    </details>
  );
});

function part({ text, to }: AnswerPart) {
  return to === undefined ? (
    text
  ) : (
    <a key={to + text} href={to}>
      {text}
    </a>
  );
}
