import { arrows, cycleRule } from "./arrows.ts";
import { codeRules } from "./code-rules.ts";
import { fileRules } from "./file-rules.ts";
import { wordRules } from "./word-rules.ts";

export const houseRules = [...arrows, ...codeRules, ...fileRules, ...wordRules, cycleRule];
