import { createElement, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { useFilterQuery } from "#app/browser/filter-query.ts";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { readQuery, writeQuery } from "#app/browser/query-text.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons, SearchField } from "#app/ui/filter-fields.tsx";
import type { ResourcesQuestions } from "#content/schema/faq.ts";
import type { RichText } from "#content/schema/rich-text.ts";
import { questionWords } from "#content/words/filtered-lists.ts";
import {
  countQuestions,
  type Group,
  groupByCategory,
  groupId,
  knownCategory,
  type Narrowing,
  narrow,
  type Question,
  statusLine,
} from "./faq.ts";
import { useOpenAnswers } from "./use-open-answers.ts";
import "./faq.css";

type FaqProps = {
  questions: readonly Question[];
  words: ResourcesQuestions;
  /** The address of the page, which each question continues with its own name. */
  path: string;
};

/** All questions, searched by text and narrowed by category; the address follows both. */
export function Faq({ questions, words, path }: FaqProps) {
  const { values, type, choose } = useFilterQuery(["q", "category"]);
  useLinkedQuestion(values);
  // After the address, from whose question the visitor may have gone on to another one.
  useOpenAnswers();
  const status = useRef<HTMLParagraphElement>(null);

  const all = useMemo(() => groupByCategory(questions), [questions]);
  const narrowing = { term: values.q, category: knownCategory(all, values.category) };
  const groups = narrow(all, narrowing);
  const line = statusLine(countQuestions(groups), questions.length, narrowing);
  useAnnouncement(line);

  const clear = () => {
    choose({ q: "", category: "" });
    // The button goes with what it cleared; the focus must not go with it.
    status.current?.focus();
  };
  const categories = all.map((group) => ({
    value: group.category,
    label: group.category,
    count: group.questions.length,
  }));

  return (
    <div className="faq line-resources follows-query">
      <div className="faq-search">
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={values.q}
          onType={(q) => type({ q })}
        />
        <p className="without-script">{words.withoutScript}</p>
      </div>
      <div className="faq-index">
        <FilterButtons
          label={words.categories}
          options={[{ value: "", label: words.all, count: questions.length }, ...categories]}
          chosen={narrowing.category}
          onChoose={(category) => choose({ category })}
        />
      </div>
      <div>
        <div className="mb-4 flex min-h-11 flex-wrap items-baseline gap-x-6">
          <p
            ref={status}
            className="font-strong wrap-anywhere tabular-nums outline-none"
            tabIndex={-1}
          >
            {line}
          </p>
          {(narrowing.term !== "" || narrowing.category !== "") && (
            <button type="button" className="faq-clear" onClick={clear}>
              {words.clearFilters}
            </button>
          )}
        </div>
        <QuestionGroups groups={groups} narrowing={narrowing} path={path} />
        {groups.length === 0 && (
          <div className="border-y border-rule py-8">
            <h3 className="text-[1.25rem]">{words.empty.title}</h3>
            <p className="mt-2 mb-5 text-ink-2">{words.empty.text}</p>
            <button type="button" className="button button-small" onClick={clear}>
              {words.empty.button}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Opens the question or the category that the address names (`/resources#<id>`). Browsers do this when a document
 * loads; this also follows links inside the site and covers browsers that don't.
 *
 * @param values what narrows the list now: the question is looked for once that is what the
 *   address says
 */
function useLinkedQuestion<Key extends string>(values: Readonly<Record<Key, string>>): void {
  const { hash, key, search } = useLocation();
  const place = `${key}${hash}`;
  const followed = useRef<string>(undefined);
  const waited = useRef(false);

  useLayoutEffect(() => {
    if (followed.current === place) return;
    const meant = readQuery(search, Object.keys(values));
    if (writeQuery("", values) !== writeQuery("", meant)) {
      waited.current = true;
      return;
    }
    followed.current = place;
    const named = document.getElementById(hash.slice(1));
    const around = [...document.querySelectorAll("details")].filter((each) => each.contains(named));
    if (!named || around.length === 0) return;
    // Don't move a visitor who is already there and has scrolled on.
    const isThere = around.every(({ open }) => open) && !waited.current;
    for (const each of around) each.open = true;
    if (!isThere) named.scrollIntoView();
    waited.current = false;
  }, [place, hash, search, values]);
}

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
          {questionWords.count(questions.length)}
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
