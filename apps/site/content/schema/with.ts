/**
 * A record with these fields, and any others. `satisfies With<…>` gives words the types that drawings
 * and controls depend on, and leaves the rest to be read from the words.
 */
export type With<Fields> = Fields & { readonly [field: string]: unknown };
