import { useLayoutEffect, useMemo, useRef } from "react";
import { useFilterQuery } from "#app/browser/filter-query.ts";
import { useLocation } from "#app/browser/navigation/router-context.tsx";
import { readQuery, writeQuery } from "#app/browser/query-text.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FilterButtons } from "#app/ui/filter-buttons.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { ResourcesQuestions } from "#content/schema/resources-page.ts";
import {
  countQuestions,
  groupByCategory,
  knownCategory,
  narrow,
  type Question,
  statusLine,
} from "./faq.ts";
import { QuestionGroups } from "./question-groups.tsx";
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
      <div className="faq-results">
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
