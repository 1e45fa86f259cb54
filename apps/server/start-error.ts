/** A reason not to start that the user can fix; the message is one sentence that says how. */
export class StartError extends Error {
  override name = "StartError";
}
