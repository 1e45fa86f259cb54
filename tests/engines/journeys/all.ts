import type { Journey } from "../journey.ts";
import { routes } from "./routes.ts";

/** Every journey, in the order in which they run. */
export const journeys: readonly Journey[] = [...routes];
