import { runJourneys } from "../run-journeys.ts";
import { startWebKit } from "../webkit.ts";

runJourneys("WebKit", startWebKit);
