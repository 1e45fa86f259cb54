// The entry point of every command: `node tools/run.mjs <script> [arguments]`.
//
// It runs before anything is installed, with any Node the machine has. So it has no static imports
// (an old Node would fail on those before it could be detected) and no dependencies.
const major = Number(process.versions.node.split(".")[0]);

if (major < 20) {
  console.error(
    `This project needs Node 20 or newer to start, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

import("./launch.mjs").then(({ launch }) => launch(process.argv.slice(2)));
