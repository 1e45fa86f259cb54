import { run } from "./programs.ts";

const fonts = await run("fonts", []);
if (fonts.code !== 0) process.exit(fonts.code);

const { code } = await run("reactRouter", ["dev", ...process.argv.slice(2)]);
process.exitCode = code;
