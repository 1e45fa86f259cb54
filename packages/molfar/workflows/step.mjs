import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pdf } from "./pdf.mjs";

/** The path of an input, or of a file in an input that's a directory: `list/open-costs.json`. */
function pathOf(place) {
  const [name, ...rest] = place.split("/");
  const path = process.env[`${name.toUpperCase().replaceAll("-", "_")}_PATH`];
  return path === undefined ? stop(`The task has no input '${name}'.`) : join(path, ...rest);
}

export const text = (place, encoding = "utf8") => readFileSync(pathOf(place), encoding);
export const json = (place) => JSON.parse(text(place));

/** The rows of a CSV file without quotes, by the names in its first line. */
export function table(place) {
  const [head, ...rows] = text(place)
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  const value = (cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, value(row[at])])));
}

/** Ends the step with a sentence for its log. */
export function stop(problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * Runs the step that the task's `args` name. It returns its part of the record, and each call of
 * `give` writes a file and its line in the record; without a line, the file is for later steps only.
 * What isn't text is written as JSON, such as `BILL-3306.json` or `redline.docx.json`. A PDF is
 * written as it is, or from a list of lines.
 */
export function runStep(steps) {
  const [name] = process.argv.slice(2);
  const folder = join(process.env.OUTPUT_PATH, name);
  mkdirSync(folder, { recursive: true });
  const gives = [];
  const give = (file, line, content) => {
    if (line !== "") gives.push({ name: file, text: line });
    if (file.endsWith(".pdf")) {
      const whole = typeof content === "string" ? content : pdf([content]);
      return writeFileSync(join(folder, file), whole, "latin1");
    }
    if (/\.(csv|html|md|txt)$/.test(file)) return writeFileSync(join(folder, file), `${content}\n`);
    writeJson(join(folder, file.endsWith(".json") ? file : `${file}.json`), content);
  };
  const record = steps[name](give);
  writeJson(join(folder, "record.json"), { ...record, gives });
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** The answer of a person, if the workflow goes on with it. With any other, it ends here. */
export function answered(answer, goesOn) {
  const { option } = answer;
  if (goesOn.includes(option)) return answer;
  return stop(`With '${option}' the workflow ends here. It goes on with ${goesOn.join(", ")}.`);
}

/**
 * A question to a person, whose answer is an input of the workflow.
 *
 * @param limits each limit with the value above it, as a number and as it's read
 * @param rows what is compared: name, three cells, whether they agree, and the result; a cell and a
 * result are a text, or a list of text and note
 * @param options what each answer leads to
 * @param facts what the answer fixes
 */
export function ask({ answer, conclusion, limits, rows, options, facts }) {
  const kept = limits.find(([limit, value]) => value <= limit);
  if (kept) stop(`${kept[1]} isn't above the limit of ${kept[0]}, so there's nothing to ask.`);
  return {
    conclusion,
    limits: limits.map(([limit, value, shown]) => ({ limit, value, shown })),
    rows: rows.map(([name, first, second, third, same, result]) => ({
      name,
      cells: [first, second, third].map(noted),
      result: { same, ...noted(result) },
    })),
    options: Object.entries(options).map(([id, consequence]) => ({ id, consequence })),
    decision: {
      option: answer.option,
      note: answer.note,
      facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    },
  };
}

function noted(cell) {
  const [text, note] = [cell].flat();
  return note === undefined ? { text } : { text, note };
}

export const finding = (same, name, line) => ({ same, name, text: line });

export const sum = (list, value = (each) => each) =>
  list.reduce((total, each) => total + value(each), 0);

/** 3208 is `3,208`. */
export const count = (number) => number.toLocaleString("en");
/** Whole dollars: 38200 is `SGD 38,200`. */
export const dollars = (number) => `SGD ${count(number)}`;
/** Whole cents, so that sums are exact: 520322 is `5,203.22`. */
export const amount = (cents) =>
  (cents / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const money = (cents) => `SGD ${amount(cents)}`;
export const toCents = (number) => Math.round(Number(String(number).replaceAll(",", "")) * 100);
/** 2 is `two`; from ten on, digits. */
export const word = (number) =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][number] ??
  String(number);
export const capital = (line) => line.charAt(0).toUpperCase() + line.slice(1);
/** `a, b and c`. */
export const and = (list) =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} and ${list.at(-1)}`;
/** `2026-11-16` is `16 November 2026`, and without its year `16 November`. */
export const date = (day) => `${dayOf(day)} ${day.slice(0, 4)}`;
export const dayOf = (day) =>
  new Date(day).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
/** The month of `2026-11` or of a day in it: `November`. */
export const monthOf = (day) => dayOf(day).split(" ")[1];
/** The day some months after another, or the last of a shorter month. */
export function addMonths(day, months) {
  const [year, month, date] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
/** The day some days after another: `addDays("2026-11-16", 4)` is `2026-11-20`. */
export const addDays = (day, days) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** Minutes between two times of a day: `13:41` to `14:28` are 47. */
export const minutesOf = (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
export const timeOf = (minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
