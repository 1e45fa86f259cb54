import { useAnnouncement } from "#app/ui/announce.ts";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import type { SupportForm as Words } from "#content/schema/support.ts";
import { PriorityBadge } from "./priority-guide.tsx";
import type { RequiredField, SupportRequest } from "./support-request.ts";

type SupportFieldsProps = {
  words: Words;
  chosen: Pick<SupportRequest, "category" | "priority">;
  /** Required fields that contain only spaces. */
  blank: readonly RequiredField[];
};

/** The fields of a ticket. The description of a choice is shown under it and read out. */
export function SupportFields({ words, chosen, blank }: SupportFieldsProps) {
  const category = words.categories.find(({ value }) => value === chosen.category);
  const priority = words.priorities.find(({ value }) => value === chosen.priority);
  useAnnouncement(category?.description ?? "");
  useAnnouncement(priority ? `${priority.badge.word}. ${priority.description}` : "");

  const field = (name: Exclude<keyof Words["fields"], "category" | "priority">) => ({
    name,
    ...words.fields[name],
    error: blank.some((each) => each === name) ? words.blank : undefined,
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
        name="category"
        {...words.fields.category}
        starred
        options={words.categories}
        hint={category?.description}
      />
      <SelectField
        name="priority"
        {...words.fields.priority}
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
      <TextArea required rows={8} {...field("description")} />
    </>
  );
}

/** Where to write without JavaScript, and what the choice of a category would have said. */
export function WithoutScript({ words }: { words: Words }) {
  return (
    <div className="without-script">
      <p>
        {words.withoutScript} <a href={`mailto:${words.mail}`}>{words.mail}</a>.
      </p>
      <dl className="mt-4 grid gap-2 text-15">
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
