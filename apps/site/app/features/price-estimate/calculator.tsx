import {
  changeCost,
  costsOf,
  counted,
  type DaysLeft,
  daysLeft,
  fitting,
  lacking,
  most,
  type Needs,
  type PlanFacts,
  prorated,
  regionChoices,
  supports,
  wanted,
} from "@yno/site-mcp/estimate";
import { type ReactNode, useId, useState } from "react";
import { flushSync } from "react-dom";
import { TextField, useFieldText } from "#app/ui/field.tsx";
import { grouped } from "#content/messages/amounts.ts";
import { calculatorWords as words } from "#content/messages/price-calculator.ts";
import { formatCents, formatShare } from "./format.ts";
import {
  type NumberNeed,
  plansOfToday,
  type Question,
  readNumber,
  readQuestion,
  writeQuestion,
} from "./needs.ts";
import "./price-estimate.css";

type CalculatorProps = {
  plans: readonly PlanFacts[];
  /** The question as the address has it. */
  text: string;
  onChange: (text: string) => void;
};

/** The fields of a question and, beside them, what it costs. */
export function Calculator({ plans, text, onChange }: CalculatorProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { question, ignored } = readQuestion(text);
  const ask = (change: Partial<Question>) => onChange(writeQuestion({ ...question, ...change }));
  const print = () => {
    flushSync(() => setPrinting(true));
    window.addEventListener("afterprint", () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <div className="estimate" data-printing={isPrinting || undefined}>
      {ignored.length > 0 && (
        <p className="note" role="status">
          {words.ignored(ignored.join(", "))}
        </p>
      )}
      <form className="estimate-fields" onSubmit={(event) => event.preventDefault()}>
        <NeedFields needs={question.needs} onNeeds={(needs) => ask({ needs })} />
        <fieldset>
          <legend>{words.change}</legend>
          <Choice
            label={words.from}
            options={plansOfToday.map((value) => ({
              value,
              label: plans.find(({ id }) => id === value)?.name ?? value,
            }))}
            value={question.from}
            onValue={(from) => ask({ from })}
          />
          <DayField day={question.day} onDay={(day) => ask({ day })} />
        </fieldset>
      </form>
      <Result plans={plans} question={question}>
        <button type="button" className="button button-small estimate-print" onClick={print}>
          {words.print}
        </button>
      </Result>
    </div>
  );
}

type NeedFieldsProps = { needs: Needs; onNeeds: (needs: Needs) => void };

function NeedFields({ needs, onNeeds }: NeedFieldsProps) {
  return (
    <>
      <fieldset>
        <legend>{words.numbers}</legend>
        {([...counted, "users"] as const).map((need) => (
          <NumberField
            key={need}
            need={need}
            number={needs[need]}
            onNumber={(number) => onNeeds({ ...needs, [need]: number })}
          />
        ))}
        <Choice
          label={words.needs.support}
          options={supports.map((value) => ({ value, label: words.supports[value] }))}
          value={needs.support}
          onValue={(support) => onNeeds({ ...needs, support })}
        />
        <Choice
          label={words.needs.regions}
          options={regionChoices.map((value) => ({ value, label: words.regionChoices[value] }))}
          value={needs.regions}
          onValue={(regions) => onNeeds({ ...needs, regions })}
        />
      </fieldset>
      <fieldset>
        <legend>{words.also}</legend>
        {wanted.map((need) => (
          <label key={need} className="check">
            <input
              type="checkbox"
              checked={needs[need]}
              onChange={({ currentTarget }) => onNeeds({ ...needs, [need]: currentTarget.checked })}
            />
            {words.needs[need]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

type NumberFieldProps = {
  need: NumberNeed;
  number: number;
  onNumber: (number: number) => void;
};

function NumberField({ need, number, onNumber }: NumberFieldProps) {
  // What is typed stays as it is, also while it isn't a number.
  const [typed, setTyped] = useState<string>();
  const isNumbers = typed === undefined || readNumber(typed, need) === number;
  const isWrong = typed !== undefined && readNumber(typed, need) === null;
  return (
    <TextField
      label={words.needs[need]}
      inputMode="numeric"
      autoComplete="off"
      value={isNumbers || isWrong ? (typed ?? String(number)) : String(number)}
      error={isWrong ? words.wrongNumber(grouped(most[need])) : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const read = readNumber(value, need);
        if (read !== null) onNumber(read);
      }}
    />
  );
}

type DayFieldProps = { day: string; onDay: (day: string) => void };

function DayField({ day, onDay }: DayFieldProps) {
  const isWrong = day !== "" && !daysLeft(day);
  const { control, below } = useFieldText(words.dayHint, isWrong ? words.wrongDay : undefined);
  return (
    <div className="field">
      <label htmlFor={control.id}>{words.day}</label>
      <input
        {...control}
        type="date"
        value={day}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
      {below}
    </div>
  );
}

type ChoiceProps<Value> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValue: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onValue }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="select">
        <select
          id={id}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen) onValue(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

type ResultProps = {
  plans: readonly PlanFacts[];
  question: Question;
  /** What can be done with it. */
  children: ReactNode;
};

/** The plan that fits, how far its limits go, and what it costs. */
function Result({ plans, question: { needs, from, day }, children }: ResultProps) {
  const plan = fitting(plans, needs);
  const smaller = plans.slice(0, plans.indexOf(plan));
  return (
    <section className="estimate-result" aria-live="polite">
      <h3>{words.fits(plan.name)}</h3>
      {smaller.map((each) => (
        <p key={each.id}>
          {words.lacks(each.name, inWords(lacking(each, needs).map((need) => words.needs[need])))}
        </p>
      ))}
      <ul className="estimate-limits">
        {counted.map((need) => (
          <li key={need}>
            <LimitLine plan={plan} need={need} asked={needs[need]} />
          </li>
        ))}
      </ul>
      <p className="note">{words.scale}</p>
      {costLines(plan, needs).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <ChangeLines plans={plans} plan={plan} from={from} day={day} />
      <p className="note">{words.tax}</p>
      <p className="estimate-actions">
        {!costsOf(plan) && (
          <a className="button button-small" href="/support#contact-form">
            {words.askForQuote}
          </a>
        )}
        {children}
      </p>
    </section>
  );
}

/** 'AI agents, workflows and single sign-on', in a sentence. */
function inWords(labels: readonly string[]): string {
  const items = labels.map((label) =>
    label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  return [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" and ");
}

type LimitLineProps = { plan: PlanFacts; need: (typeof counted)[number]; asked: number };

/** Where a line with an end has it, in percent: a station needs room on both sides. */
const endOfLine = 96;

/** How much of a limit is asked for, on one scale. A line without a limit has no end. */
function LimitLine({ plan, need, asked }: LimitLineProps) {
  const limit = plan.limits[need];
  const isEndless = limit === "unlimited";
  const share = isEndless ? "30%" : `${(endOfLine * asked) / limit}%`;
  return (
    <>
      <span>{words.needs[need]}</span>{" "}
      <svg aria-hidden="true">
        <line
          className={isEndless ? "estimate-asked" : "estimate-limit"}
          x2={isEndless ? "100%" : `${endOfLine}%`}
          y1="8"
          y2="8"
        />
        <line className="estimate-asked" x2={share} y1="8" y2="8" />
        <circle cx={share} cy="8" r="5" />
      </svg>
      <span>{`${grouped(asked)}. ${isEndless ? words.noLimit(plan.name) : words.limit(plan.name, grouped(limit))}.`}</span>
    </>
  );
}

function costLines(plan: PlanFacts, needs: Needs): string[] {
  const costs = costsOf(plan);
  if (!costs) {
    const users = grouped(plan.leastUsers);
    return [
      words.quote(users),
      ...(needs.users < plan.leastUsers ? [words.tooFew(users)] : []),
      ...(plan.sharedCalls && needs.apiCalls > plan.sharedCalls
        ? [words.dedicated(grouped(plan.sharedCalls))]
        : []),
    ];
  }
  const { month, twelveMonths, year, saved } = costs;
  if (month === 0) return [words.free];
  return [
    words.monthly(formatCents(month), formatCents(twelveMonths)),
    words.yearly(formatCents(year), formatCents(saved), formatShare(saved / twelveMonths)),
  ];
}

type ChangeLinesProps = { plans: readonly PlanFacts[]; plan: PlanFacts } & Pick<
  Question,
  "from" | "day"
>;

/** What the next invoice has for a change on a day. */
function ChangeLines({ plans, plan, from, day }: ChangeLinesProps) {
  const days = daysLeft(day);
  const costs = costsOf(plan);
  if (!days || !costs) return null;
  const current = plans.find(({ id }) => id === from);
  const before = (current && costsOf(current)?.month) ?? 0;
  const credit = prorated(before, days);
  const year = formatCents(changeCost(costs, "yearly", before, days) ?? 0);
  return (
    <>
      <p>{monthlyLine(changeCost(costs, "monthly", before, days) ?? 0, days)}</p>
      {costs.year > 0 && (
        <p>{credit > 0 ? words.yearDueAfter(formatCents(credit), year) : words.yearDue(year)}</p>
      )}
    </>
  );
}

function monthlyLine(due: number, { left, days }: DaysLeft): string {
  const part = words.days(left, days);
  if (due === 0) return words.noChange;
  return due > 0 ? words.prorated(part, formatCents(due)) : words.credit(part, formatCents(-due));
}
