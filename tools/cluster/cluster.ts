/**
 * A Slurm cluster on this machine: a controller and nodes with their own host names, networks and
 * processes, which share the machine's files. Only root on Linux can open one (`lacks("cluster")`).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { execa } from "execa";

/** @property folder an absolute path, which the controller and every node can write to */
export type Cluster = {
  folder: string;
  /** Runs a command where the controller is. With a name, `kill` can end it. Gives what it prints. */
  run: (words: readonly string[], name?: string) => Promise<string>;
  /** Kills a node (`node1`) with all of its processes, or a command by its name. */
  kill: (name: string) => Promise<void>;
  /** Ends everything in the cluster, and removes its folder. */
  close: () => Promise<void>;
};

/** Milliseconds between two looks at a state. */
const pollMs = 100;
const openMs = 60_000;
const commandMs = 900_000;
const enter = ["--net", "--pid", "--uts", "--mount"];

/** Opens a cluster of as many nodes with two processors each, and waits until all of them are idle. */
export async function openCluster(nodes: 2 | 3): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "yno-cluster-"));
  // munged asks that everybody can reach its socket.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "slurm.conf"), slurmConf(folder, nodes));
  const first = spawn(
    "unshare",
    [
      ...["--net", "--uts", "--mount", "--pid", "--fork", "--kill-child"],
      ...["bash", join(import.meta.dirname, "cluster.sh"), folder, String(nodes)],
    ],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  const ended = once(first, "exit");
  const close = async () => {
    first.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [id] = await Promise.race([once(createInterface(first.stdout), "line"), ended]);
    if (typeof id !== "string") throw new Error("The cluster didn't start: see the lines above.");
    const run = async (words: readonly string[], name?: string) => {
      // The shell's id becomes that of the command, as seen in the cluster.
      const recorded = name === undefined ? "" : `echo $$ > ${join(folder, name)}.pid; `;
      const { stdout } = await execa(
        "nsenter",
        ["--target", id, ...enter, "sh", "-c", `${recorded}exec "$@"`, "sh", ...words],
        {
          ...{ cwd: folder, stdin: "ignore", timeout: commandMs, killSignal: "SIGKILL" },
          env: { SLURM_CONF: join(folder, "slurm.conf"), LC_ALL: "C.UTF-8" },
        },
      );
      return stdout;
    };
    const kill = async (name: string) => {
      await run(["kill", "-9", readFileSync(join(folder, `${name}.pid`), "utf8").trim()]);
    };
    const isIdle = async () => {
      const states = await run(["sinfo", "--noheader", "--Node", "--format=%T"]).catch(() => "");
      return states === Array.from({ length: nodes }, () => "idle").join("\n");
    };
    await until(isIdle, `${nodes} idle nodes`, openMs);
    return { folder, run, kill, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for a state, and throws with its name when it hasn't come within so many milliseconds. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string,
  limitMs = 300_000,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`No ${what} after ${limitMs / 1_000} seconds.`);
    await pause(pollMs);
  }
}

/**
 * Slurm's configuration, as https://slurm.schedmd.com/slurm.conf.html describes it. Jobs begin when
 * they are submitted, on the node with the least load, and those of a lost node begin again after
 * seconds. SchedulerTimeSlice is what Toil derives its poll from.
 */
function slurmConf(folder: string, nodes: number): string {
  const names = Array.from({ length: nodes }, (_, at) => `node${at + 1}`);
  const lines = names.map(
    (name, at) => `NodeName=${name} NodeAddr=10.77.0.${at + 1} CPUs=2 RealMemory=6000`,
  );
  return `ClusterName=molfar
SlurmctldHost=ctl(10.77.0.254)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=${folder}/munge/socket,cred_expire=5
CredType=cred/munge
MpiDefault=none
MinJobAge=3600
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
JobCompType=jobcomp/none
SchedulerType=sched/backfill
SelectType=select/cons_tres
SelectTypeParameters=CR_Core_Memory,CR_LLN
SchedulerParameters=batch_sched_delay=0,sched_min_interval=0,bf_interval=1,sched_interval=1
SchedulerTimeSlice=5
StateSaveLocation=${folder}/ctl/state
SlurmctldPidFile=${folder}/ctl/pid
SlurmctldLogFile=${folder}/ctl/log
SlurmdSpoolDir=${folder}/%n/spool
SlurmdPidFile=${folder}/%n/pid
SlurmdLogFile=${folder}/%n/log
SlurmdTimeout=5
InactiveLimit=0
KillWait=2
ReturnToService=2
${lines.join("\n")}
PartitionName=all Nodes=${names.join(",")} Default=YES MaxTime=INFINITE State=UP
`;
}
