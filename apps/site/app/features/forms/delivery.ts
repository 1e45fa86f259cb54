import type { Send } from "./transport.ts";

/**
 * How all five forms send what a visitor enters. Null leaves it to the server: its intake takes them
 * where it's switched on (docs/intake.md), and elsewhere they are simulated, which each form
 * says. Put a function here, and the forms call it with the name of the form and all its fields.
 */
export const delivery: Send | null = null;
