import { createElement, memo, type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { useFilterQuery } from "#app/browser/navigation/filter-query.ts";
import { readQuery, writeQuery } from "#app/browser/navigation/query-text.ts";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons, SearchField } from "#app/ui/filter-fields.tsx";
import type { Strip } from "#app/ui/strip.ts";
import type { FaqCategory } from "#content/collections/faq.ts";
import { questionWords } from "#content/messages/filtered-lists.ts";
import type { ResourcesQuestions } from "#content/pages/resources.ts";
import type { RichText } from "#content/schema/rich-text.ts";
import {
  countQuestions,
  type Group,
  groupByCategory,
  groupId,
  knownCategory,
  narrow,
  type Question,
  statusLine,
} from "./faq.ts";
import { useClosedAnswers, useOpenAnswers } from "./use-open-answers.ts";

type FaqProps = {
  questions: readonly Question[];
  words: ResourcesQuestions;
  /** The address of the page, which each question continues with its own name. */
  path: string;
  /** Leads to each group. */
  strip: Strip;
};

/** All questions, searched by text and narrowed by category; the address follows both. */
export function Faq({ questions, words, path, strip: Strip }: FaqProps) {
  const { values, type, choose } = useFilterQuery(["q", "category"]);
  const { search } = useLocation();
  const status = useRef<HTMLParagraphElement>(null);

  const all = useMemo(() => groupByCategory(questions), [questions]);
  const narrowing = { term: values.q, category: knownCategory(all, values.category) };
  const groups = narrow(all, narrowing);
  const line = statusLine(countQuestions(groups), questions.length, narrowing);
  useAnnouncement(line);

  const isNarrowed = narrowing.term !== "" || narrowing.category !== "";
  const meant = readQuery(search, ["q", "category"]);
  const followsAddress = writeQuery("", values) === writeQuery("", meant);
  useClosedAnswers(isNarrowed);
  useLinkedQuestion(followsAddress);
  // After the address, from whose question the visitor may have gone on to another one.
  useOpenAnswers(followsAddress);

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
      <div>
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={values.q}
          onType={(q) => type({ q })}
        />
        <p className="without-script">{words.withoutScript}</p>
      </div>
      <FilterButtons
        label={words.categories}
        options={[{ value: "", label: words.all, count: questions.length }, ...categories]}
        chosen={narrowing.category}
        onChoose={(category) => choose({ category })}
      />
      <div>
        <div className="mb-4 flex min-h-11 flex-wrap items-baseline gap-x-6">
          <p
            ref={status}
            className="font-strong wrap-anywhere tabular-nums outline-none"
            tabIndex={-1}
          >
            {line}
          </p>
          {isNarrowed && (
            <button type="button" className="faq-clear" onClick={clear}>
              {words.clearFilters}
            </button>
          )}
        </div>
        {groups.length > 1 && <Strip stations={groups.map(({ category }) => station(category))} />}
        {groups.map((group) => (
          <QuestionGroup key={group.category} group={group} path={path} />
        ))}
        {groups.length === 0 && (
          <div className="border-y border-rule py-8">
            <h3 className="text-20">{words.empty.title}</h3>
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

function station(category: FaqCategory) {
  return { id: groupId(category), name: category };
}

/**
 * Brings the question or the group that the address names (`/resources#<id>`) into view, and opens
 * the question. Browsers do this when a document loads; this also follows links inside the site and
 * covers browsers that don't.
 *
 * @param followsAddress whether the list shows what the address says, as the question may be missing before
 */
function useLinkedQuestion(followsAddress: boolean): void {
  const { hash, key } = useLocation();
  const place = `${key}${hash}`;
  const followed = useRef<string>(undefined);
  const waited = useRef(false);

  useLayoutEffect(() => {
    if (followed.current === place) return;
    if (!followsAddress) {
      waited.current = true;
      return;
    }
    followed.current = place;
    const named = document.getElementById(hash.slice(1));
    const details = named?.closest("details");
    // Don't move a visitor who is already there and has scrolled on.
    const isThere = details?.open !== false && !waited.current;
    if (details) details.open = true;
    if (!isThere) named?.scrollIntoView();
    waited.current = false;
  }, [place, hash, followsAddress]);
}

type QuestionGroupProps = { group: Group; path: string };

/** The questions of a category, always in view: only answers open and close. */
export function QuestionGroup({ group: { category, questions }, path }: QuestionGroupProps) {
  return (
    <section className="faq-group" id={groupId(category)}>
      <div className="faq-group-head">
        <h3 className="text-20">{category}</h3>{" "}
        <span className="text-15 text-ink-3 tabular-nums">
          {questionWords.count(questions.length)}
        </span>
      </div>
      <div className="questions">
        {questions.map((question) => (
          <QuestionRow key={question.id} question={question} path={path} />
        ))}
      </div>
    </section>
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
      {/* The id is inside, because a browser opens what is around the target of an address. */}
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
