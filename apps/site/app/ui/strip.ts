import type { ComponentType } from "react";

/** A part of a page: its name in addresses, and what a strip calls it. */
export type Station = { readonly id: string; readonly name: string };

/** What leads to the parts of a list of several screens, above it. */
export type Strip = ComponentType<{ stations: readonly Station[] }>;
