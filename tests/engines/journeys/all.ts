import type { Journey } from "../journey.ts";
import { changedPages } from "./changed-pages.ts";
import { consent } from "./consent.ts";
import { forms } from "./forms.ts";
import { frame } from "./frame.ts";
import { lists } from "./lists.ts";
import { registry } from "./registry.ts";
import { routes } from "./routes.ts";
import { runs } from "./runs.ts";
import { search } from "./search.ts";
import { simulatorJourneys } from "./simulator.ts";
import { translatedPages } from "./translated-pages.ts";
import { validatorJourneys } from "./validator.ts";
import { withoutScripts } from "./without-scripts.ts";

/** Every journey, in the order in which they run; those that need different settings come last. */
export const journeys: readonly Journey[] = [
  ...[
    routes,
    search,
    consent,
    registry,
    lists,
    forms,
    runs,
    validatorJourneys,
    simulatorJourneys,
    frame,
    translatedPages,
    changedPages,
  ].flat(),
  ...withoutScripts,
].toSorted((a, b) => Number(Boolean(a.surroundings)) - Number(Boolean(b.surroundings)));
