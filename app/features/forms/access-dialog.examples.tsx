import { site } from "#content/site.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { AccessDialog } from "./access-dialog.tsx";

export const examples = {
  empty: () => <AccessDialog open onClose={() => undefined} mail={site.mail.hello} />,
} satisfies Examples;
