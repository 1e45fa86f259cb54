import { site } from "@yno/brand/site";
import { readConfiguration } from "@yno/intake/configuration";
import { type Intake, openIntake } from "@yno/intake/intake";
import { IntakeProblem } from "@yno/intake/intake-problem";
import { openStorage } from "@yno/intake/open-storage";
import { StartError } from "./start-error.ts";

/** Opens the intake that the environment asks for; undefined when it's off. Throws a StartError. */
export function startIntake(environment: NodeJS.ProcessEnv): Intake | undefined {
  try {
    const configuration = readConfiguration(environment, site.brand);
    if (!configuration) return undefined;
    const { database, senders } = configuration;
    return openIntake({ storage: openStorage(database), senders });
  } catch (error) {
    if (error instanceof IntakeProblem) throw new StartError(error.message);
    throw error;
  }
}
