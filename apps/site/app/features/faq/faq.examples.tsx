import { faqColumns } from "#content/derived/faq.ts";
import { questions as words } from "#content/pages/resources.ts";
import { fromColumns } from "#content/schema/columns.ts";
import { plainText } from "#content/schema/rich-text.ts";
import { AtAddress } from "#tests/gallery/at-address.tsx";
import type { Examples } from "#tests/gallery/examples.ts";
import { groupByCategory } from "./faq.ts";
import { Faq, QuestionGroup } from "./faq.tsx";

const questions = fromColumns(faqColumns).map((entry) => ({
  ...entry,
  answer: plainText(entry.text),
}));

function resources(rest = "") {
  return (
    <AtAddress address={`/resources${rest}`}>
      <Faq questions={questions} words={words} path="/resources" strip={() => null} />
    </AtAddress>
  );
}

export const examples = {
  all: () => resources(),
  narrowed: () => resources("?q=data&category=Technical+Support"),
  empty: () => resources("?q=xyzzy"),
  open: () => resources("?q=card#trial-without-card"),
  "one group": () => (
    <div className="faq">
      {groupByCategory(questions.slice(0, 3)).map((group) => (
        <QuestionGroup key={group.category} group={group} path="/resources" />
      ))}
    </div>
  ),
} satisfies Examples;
