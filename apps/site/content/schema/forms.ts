import { prose, record, shortText, specified } from "@yno/brand/schema";
import type * as z from "zod";

/** The subscription of the home page. */
export const subscribeShape = record({
  button: shortText(20),
  toast: record({ title: specified, text: specified }),
});

const dialogShape = record({
  title: specified,
  description: prose(160),
  submit: specified,
  cancel: shortText(20),
  /** The message that follows success. */
  success: specified,
  /** Answers it. */
  ok: shortText(20),
});

/** Everything that content/forms.ts exports. */
export const formsShape = record({
  outcome: record({
    /** Shown as long as nothing is sent. */
    demo: shortText(120),
    busy: specified,
    /** Shown while the server can't be reached and is tried again. */
    waiting: prose(120),
    /** Asked before the visitor leaves a form that hasn't arrived. */
    leave: prose(120),
    /** Before the number of what was received. */
    receipt: shortText(30),
    /** Begins the message about a refusal; its reasons follow, or `check`. */
    refused: prose(60),
    check: prose(80),
    kept: prose(80),
    /** Before the email address to write to. */
    unreachable: shortText(160),
    /** Before the email address, at a button whose dialog couldn't be loaded. */
    notLoaded: shortText(160),
    /** Around the email address, where there is no JavaScript. */
    withoutScript: record({ before: shortText(80), after: prose(20) }),
  }),
});

/** Everything that content/form-dialogs.ts exports. */
export const formDialogsShape = record({ access: dialogShape, deck: dialogShape });

export type FormDialogWords = z.infer<typeof dialogShape>;
export type FormOutcome = z.infer<typeof formsShape>["outcome"];
export type SubscribeForm = z.infer<typeof subscribeShape>;
