import "./report.css";
import { Findings } from "./findings.tsx";
import { Tasks } from "./tasks.tsx";

/** What a report is shown with, loaded together when there is one. */
export const reportParts = { Findings, Tasks };
