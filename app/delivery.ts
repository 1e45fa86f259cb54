import type { Send } from "#app/browser/delivery.ts";

/**
 * How all five forms send what a visitor enters. Null keeps them simulated, and each form tells the
 * visitor. Put a function here, and the forms call it with the name of the form and all its fields.
 */
export const delivery: Send | null = null;
