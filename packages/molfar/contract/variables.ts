import { environmentName, indexVariable, outputPath, pathVariable } from "../names.ts";

/** The inputs of an attempt, by their names in the definition. */
export type Given = {
  /** The path of each input, without a final slash. */
  inputs: readonly { name: string; path: string }[];
  secrets: readonly { name: string; value: string }[];
  /** The input that holds an item, and which one, from 0. */
  item?: { input: string; index: number };
  outputPath: string;
  temporaryPath: string;
  context: Context;
};

/** @property product the middle of the access token's name: MOLFAR_YNO_ACCESS_TOKEN */
export type Context = { accountId: string; pipelineId: string; product: string; token: string };

/** A variable as the worker finds it. Secret values appear in no argument, file or event. */
export type SetVariable = { name: string; value: string; secret: boolean };

/** What the local runner tells every task about where it runs. */
export const localContext: Context = {
  accountId: "local-account",
  pipelineId: "local-pipeline",
  product: "YNO",
  token: "none",
};

/** The variables that the contract sets, which override those of the image. */
export function variablesFor(given: Given): SetVariable[] {
  const { context, item } = given;
  const open = (name: string, value: string): SetVariable => ({ name, value, secret: false });
  return [
    open("HOME", given.temporaryPath),
    open("TMPDIR", given.temporaryPath),
    open("MOLFAR_ACCOUNT_ID", context.accountId),
    open("MOLFAR_PIPELINE_ID", context.pipelineId),
    {
      name: `MOLFAR_${environmentName(context.product)}_ACCESS_TOKEN`,
      value: context.token,
      secret: true,
    },
    open(outputPath, given.outputPath),
    ...given.inputs.map(({ name, path }) => open(pathVariable(name), path)),
    ...(item ? [open(indexVariable(item.input), String(item.index))] : []),
    ...given.secrets.map(({ name, value }) => ({
      name: environmentName(name),
      value,
      secret: true,
    })),
  ];
}
