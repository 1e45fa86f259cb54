import { type FieldErrors, isFilled } from "@yno/intake/fields";
import { requiredTexts } from "@yno/intake/forms";
import type { ReactNode } from "react";
import type { Submission } from "#app/browser/delivery.ts";
import { useAnnouncement } from "#app/ui/announcer.tsx";
import { FieldLabel, TextField, useFieldText } from "#app/ui/field.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import type { SupportPriority, SupportForm as Words } from "#content/schema/support.ts";
import { readTexts } from "./submission.ts";
import type { HeldForm } from "./use-form.ts";

const texts = [
  "name",
  "email",
  "company",
  "category",
  "priority",
  "subject",
  "description",
] as const;

/** The fields of text that the browser checks. The selects have a star too, but aren't checked. */
const required = requiredTexts("support-request");

export type SupportRequest = Readonly<Record<(typeof texts)[number], string>> & {
  readonly agreeToTerms: boolean;
};

/** The form's current values, as typed. */
export function readSupportRequest(form: FormData): SupportRequest {
  return { ...readTexts(form, texts), agreeToTerms: form.has("agreeToTerms") };
}

/**
 * Required fields that contain only spaces, which the browser accepts as filled.
 *
 * @param message the sentence for each of them
 */
export function blankFields(request: SupportRequest, message: string): FieldErrors {
  const blank = required.filter((name) => !isFilled(request[name]));
  return Object.fromEntries(blank.map((name) => [name, message]));
}

/** What is sent of the request: every field as it was typed. */
export function supportSubmission(request: SupportRequest): Submission {
  return { form: "support-request", fields: { ...request } };
}

type SupportFieldsProps = {
  words: Words;
  values: Pick<SupportRequest, "category" | "priority">;
  field: HeldForm<SupportRequest>["field"];
  /** The label of the box, with its links. */
  agreement: ReactNode;
};

/** The fields of a ticket. The description of a choice is shown under it and read out. */
export function SupportFields(props: SupportFieldsProps) {
  const { words, values, field: named, agreement } = props;
  const category = words.categories.find(({ value }) => value === values.category);
  const priority = words.priorities.find(({ value }) => value === values.priority);
  useAnnouncement(category?.description ?? "");
  useAnnouncement(priority ? `${priority.badge.word}. ${priority.description}` : "");

  const field = <Name extends keyof Words["fields"]>(name: Name) => ({
    ...named(name),
    ...words.fields[name],
  });

  return (
    <>
      <p className="field-hint">{words.required}</p>
      <TextField required autoComplete="name" {...field("name")} />
      <TextField type="email" required autoComplete="email" {...field("email")} />
      <TextField
        autoComplete="organization"
        {...field("company")}
        label={`${words.fields.company.label} (${words.optional})`}
      />
      <SelectField
        {...field("category")}
        starred
        options={words.categories}
        hint={category?.description}
      />
      <SelectField
        {...field("priority")}
        starred
        options={words.priorities}
        hint={
          priority && (
            <>
              <PriorityBadge badge={priority.badge} /> {priority.description}
            </>
          )
        }
      />
      <TextField required {...field("subject")} />
      <TextField required rows={8} {...field("description")} />
      <CheckField {...named("agreeToTerms")}>{agreement} *</CheckField>
    </>
  );
}

type SelectFieldProps = {
  label: string;
  name: string;
  /** Whether the label has a star. The browser checks nothing either way. */
  starred: boolean;
  /** Shown in the field until something is chosen. */
  choose: string;
  options: readonly { value: string; label: string }[];
  /** A description of the choice. */
  hint?: ReactNode;
  error: string | undefined;
};

/** A labelled choice. The browser keeps the choice, including one made before hydration. */
function SelectField(props: SelectFieldProps) {
  const { label, name, starred, choose, options, hint, error } = props;
  const { control, below } = useFieldText(hint, error);
  return (
    <div className="field">
      <FieldLabel id={control.id} label={label} required={starred} />
      <div className="select">
        <select {...control} name={name}>
          <option value="">{choose}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  );
}

type CheckFieldProps = { name: string; error: string | undefined; children: ReactNode };

/** A box to tick, with its label beside it. */
function CheckField({ name, error, children }: CheckFieldProps) {
  const { control, below } = useFieldText(undefined, error);
  return (
    <div className="check">
      <input {...control} type="checkbox" name={name} />
      <label htmlFor={control.id}>{children}</label>
      {below}
    </div>
  );
}

/** Where to write without JavaScript, and what the choice of a category would have said. */
export function WithoutScript({ words }: { words: Words }) {
  return (
    <div className="without-script">
      <p className="without-intake">
        {words.withoutScript} <a href={`mailto:${words.mail}`}>{words.mail}</a>.
      </p>
      <dl className="mt-4 grid gap-2 text-15/[1.5]">
        {words.categories.map(({ value, label, description }) => (
          <div key={value}>
            <dt className="font-strong">{label}</dt>
            <dd className="text-ink-2">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type PriorityGuideProps = {
  heading: string;
  priorities: readonly SupportPriority[];
  /** The value chosen in the form; '' while nothing is. */
  chosen: string;
};

/** The priorities as stations of one line, from a question to an emergency. */
export function PriorityGuide({ heading, priorities, chosen }: PriorityGuideProps) {
  return (
    <div className="priority-guide">
      <h3>{heading}</h3>
      <ol>
        {priorities.map(({ value, label, description, badge }) => (
          <li
            key={value}
            className={lineClass[badge.color]}
            data-chosen={value === chosen || undefined}
          >
            <PriorityStation form={badge.station} />
            <strong>{label}</strong>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A priority's word with its station, in the colour of its line. */
function PriorityBadge({ badge }: Pick<SupportPriority, "badge">) {
  return (
    <span className={`priority-badge ${lineClass[badge.color]}`}>
      <PriorityStation form={badge.station} />
      {badge.word}
    </span>
  );
}

/** Hollow, half, full, or a capsule. The word beside it says the same. */
function PriorityStation({ form }: { form: SupportPriority["badge"]["station"] }) {
  const isCapsule = form === "capsule";
  const width = isCapsule ? 38 : 20;
  return (
    <svg
      className="priority-station"
      viewBox={`0 0 ${width} 20`}
      width={width}
      height="20"
      aria-hidden="true"
    >
      <rect x="2" y="2" width={width - 4} height="16" rx="8" />
      {form === "half" && <path d="M10 4a6 6 0 0 1 0 12z" />}
      {form === "full" && <circle cx="10" cy="10" r="7" />}
      {isCapsule && <path d="M12 10H26" />}
    </svg>
  );
}
