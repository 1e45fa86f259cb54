import { site } from "@yno/brand/site";
import { useState } from "react";
import { reloadMark } from "#app/browser/navigation/reload.ts";
import { pageError } from "#content/frame.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { PageError } from "./page-error.tsx";

/** A page whose file is gone, in an entry of the history that has been loaded again already. */
function Gone() {
  useState(() => history.replaceState({ ...history.state, [reloadMark]: true }, ""));
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/about.js");
  return <PageError error={error} words={pageError} mail={site.mail.hello} />;
}

export const examples = { gone: () => <Gone /> } satisfies Examples;
