import { createElement, memo, type ReactNode } from "react";
import type { RichText } from "#content/schema/rich-text.ts";
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
        {shown(question.text)}
        <a
          href={`${path}#${question.id}`}
          className="faq-address"
          data-markdown="none"
          aria-label={`Link to: ${question.question}`}
        >
          #
        </a>
      </div>
    </details>
  );
});

/** The paragraphs and lists of an answer, and the links in them. */
function shown(text: RichText): ReactNode[] {
  return text.map((part, key) =>
    typeof part === "string"
      ? part
      : createElement(part.tag, { key, href: part.href }, shown(part.text)),
  );
}
