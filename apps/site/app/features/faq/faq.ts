import type { FaqCategory } from "#content/collections/faq.ts";
import { questionWords } from "#content/messages/filtered-lists.ts";
import type { RichText } from "#content/schema/rich-text.ts";

/** A question with its answer. */
export type Question = {
  id: string;
  category: FaqCategory;
  question: string;
  /** The words of the answer, which are searched. */
  answer: string;
  /** The same answer as it is shown: paragraphs and lists with text and links. */
  text: RichText;
};

export type Group = { category: FaqCategory; questions: readonly Question[] };

/** The filters of the list. '' means any text or any category. */
export type Narrowing = { term: string; category: FaqCategory | "" };

/** Whether the question or its answer contains the text, ignoring case. */
export function questionContains({ question, answer }: Question, term: string): boolean {
  // Capitals, because a small sigma is written in two ways and its capital in one.
  const wanted = term.toUpperCase();
  return question.toUpperCase().includes(wanted) || answer.toUpperCase().includes(wanted);
}

/** Questions by category, in the order in which the categories first appear. */
export function groupByCategory(questions: readonly Question[]): Group[] {
  const groups = Map.groupBy(questions, ({ category }) => category);
  return [...groups].map(([category, each]) => ({ category, questions: each }));
}

/** The groups with what remains of them; a group of which nothing remains is left out. */
export function narrow(groups: readonly Group[], { term, category }: Narrowing): Group[] {
  return groups
    .filter((group) => category === "" || group.category === category)
    .map((group) => ({
      ...group,
      questions: group.questions.filter((q) => questionContains(q, term)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** How many questions all groups have together. */
export function countQuestions(groups: readonly Group[]): number {
  return groups.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** The category that a text from the address names; '' when it names none. */
export function knownCategory(groups: readonly Group[], text: string): FaqCategory | "" {
  return groups.find(({ category }) => category === text)?.category ?? "";
}

/** The line over the list, in the words of the specification. */
export function statusLine(shown: number, total: number, { term, category }: Narrowing): string {
  const where = category === "" ? "" : questionWords.inCategory(category);
  const what = term === "" ? "" : questionWords.matching(term);
  return questionWords.showing(shown, total, where + what);
}

/** The name of a category in addresses, as in /resources#account-and-billing. */
export function groupId(category: FaqCategory): string {
  return category.toLowerCase().replace("&", "and").replaceAll(" ", "-");
}
