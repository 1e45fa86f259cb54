/** What was asked for can't be started. The message says why and what to do; nothing has run. */
export class RunRefused extends Error {}
