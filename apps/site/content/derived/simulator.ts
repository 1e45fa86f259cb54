import { finishedPicture } from "#app/features/simulator/picture.ts";

/** The run that /docs/artifact-transformation shows before its simulator is opened. */
export const firstPicture = finishedPicture();
