import { createElement, memo, type ReactNode, useLayoutEffect, useRef } from "react";
import type { RichText } from "#content/schema/rich-text.ts";
import { questionWords } from "#content/words/filtered-lists.ts";
import { type Group, groupId, type Narrowing, type Question, questionCount } from "./faq.ts";

type QuestionGroupsProps = {
  groups: readonly Group[];
  narrowing: Narrowing;
  path: string;
};

/**
 * The questions by category: one category at a time, the others as their line and count. What a
 * search finds is shown in all of them.
 */
export function QuestionGroups({ groups, narrowing, path }: QuestionGroupsProps) {
  const together = narrowing.term !== "";
  return groups.map((group, index) => (
    <QuestionGroup
      key={group.category}
      group={group}
      together={together}
      open={together || index === 0}
      chosen={narrowing.category}
      path={path}
    />
  ));
}

type QuestionGroupProps = {
  group: Group;
  /** Whether other groups stay open when this one is opened. */
  together: boolean;
  open: boolean;
  chosen: Narrowing["category"];
  path: string;
};

function QuestionGroup({ group, together, open, chosen, path }: QuestionGroupProps) {
  const { category, questions } = group;
  const details = useRef<HTMLDetailsElement>(null);
  const narrowedBy = `${together} ${chosen}`;
  const shown = useRef(narrowedBy);

  // Opened and closed by hand until the list is narrowed in another way.
  useLayoutEffect(() => {
    if (shown.current === narrowedBy || !details.current) return;
    shown.current = narrowedBy;
    details.current.open = open;
  }, [narrowedBy, open]);

  return (
    <details ref={details} className="faq-group" name={together ? undefined : "faq"} open={open}>
      <summary className="faq-group-head">
        <h3 className="text-[1.25rem]">{category}</h3>{" "}
        <span className="text-[0.9375rem] text-ink-3 tabular-nums">
          {questionCount(questions.length)}
        </span>
      </summary>
      {/* The id is inside, because a browser opens what is around the target of an address. */}
      <div className="questions" id={groupId(category)}>
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} path={path} />
        ))}
      </div>
    </details>
  );
}

type QuestionRowProps = { question: Question; path: string };

/**
 * In each group the browser's own `<details name>` keeps one open. Memoised: while somebody types,
 * only what comes and goes is rendered.
 */
const QuestionRow = memo(function QuestionRow({ question, path }: QuestionRowProps) {
  return (
    <details name={question.category}>
      <summary>{question.question}</summary>
      {/* As above. */}
      <div id={question.id} className="faq-answer">
        {shown(question.text)}
        <a
          href={`${path}#${question.id}`}
          className="faq-address"
          data-markdown="none"
          aria-label={questionWords.linkTo(question.question)}
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
