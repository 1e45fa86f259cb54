// Starts the step that the task's 'args' name. Each is the module of that name.
const [step] = process.argv.slice(2);
await import(`./${step}.mjs`);
