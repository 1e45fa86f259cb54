/** Why the intake can't start or a command can't run; the message is a sentence that says what to do. */
export class IntakeProblem extends Error {
  override name = "IntakeProblem";
}
