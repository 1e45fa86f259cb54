import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engines } from "@yno/tools/containers/room";
import { beforeEach, expect, test, vi } from "vitest";
import { runWorkflow } from "../../../api/run-workflow.ts";
import { enterRoom } from "../kit.ts";

let folder = "";
beforeEach(() => {
  enterRoom();
  folder = mkdtempSync(join(tmpdir(), "isolation-"));
});

const places = [
  ...[
    "/open/a",
    "/data/a",
    "/run/a",
    "/var/tmp/a",
    "/dev/shm/a",
    "/dev/mqueue/a",
    "$TEXT_PATH",
    "$TEXT_PATH.2",
  ],
  ...["/tmp/a", "$OUTPUT_PATH/a"],
];
const field = { purpose: "To try it." };
const definition = {
  ...{ schema_version: "v0.0.3", name: "Open", description: "Writes wherever it can." },
  tasks: [
    {
      ...{ name: "Write", description: "Says where it could write.", args: places },
      parameters: [{ name: "text", direction: "input", type: "string", ...field }],
      artifacts: [
        {
          ...{ name: "written", path: "written.txt", direction: "output", ...field },
          mime_types: ["text/plain"],
        },
      ],
    },
  ],
};
const wiring = `version: 1
name: Write
images: {open: {definition: definition.json, image: "open:1"}}
steps: {s: {image: open, task: Write, in: {text: {value: x}}}}
outputs: {written: {from: s.written}}
`;

test.each(engines)(
  "in %s a worker writes to its outputs and /tmp only, where the image lets everybody write",
  async (executor) => {
    writeFileSync(join(folder, "definition.json"), JSON.stringify(definition));
    writeFileSync(join(folder, "workflow.yaml"), wiring);
    const dir = join(folder, ".molfar");
    const end = await runWorkflow(join(folder, "workflow.yaml"), { executor, dir, attempts: 1 });
    if (end.state !== "ended") throw new Error(JSON.stringify(end));
    const written = readFileSync(join(end.result.path, "outputs/written/written.txt"), "utf8");
    expect(written).toBe("/tmp/a\n/molfar/out/a\n");
  },
);

test.each(engines)(
  "in %s a secret of a name that the client reads arrives unchanged",
  async (executor) => {
    const secret = "=#\"'\\$PATH  ";
    vi.stubEnv("TEST_SECRET", secret);
    const [task] = definition.tasks;
    const tasks = [
      {
        ...task,
        command: ["sh", "-c", 'printf %s "$DOCKER_TLS" > "$OUTPUT_PATH/written.txt"'],
        args: [],
        secrets: [{ name: "docker-tls", ...field }],
      },
    ];
    writeFileSync(join(folder, "definition.json"), JSON.stringify({ ...definition, tasks }));
    const secrets = "secrets: {docker-tls: {env: TEST_SECRET}}";
    writeFileSync(join(folder, "workflow.yaml"), wiring.replace("task: Write", `$&, ${secrets}`));
    const dir = join(folder, ".molfar");
    const end = await runWorkflow(join(folder, "workflow.yaml"), { executor, dir, attempts: 1 });
    if (end.state !== "ended") throw new Error(JSON.stringify(end));
    expect(end.result.outcome).toBe("succeeded");
    const written = readFileSync(join(end.result.path, "outputs/written/written.txt"), "utf8");
    expect(written).toBe(secret);
  },
);
