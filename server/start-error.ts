/** A reason not to start that the person at the keyboard can mend; the message is one sentence that says how. */
export class StartError extends Error {
  override name = "StartError";
}
