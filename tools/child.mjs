import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a program until it ends. Signals that ask this process to stop are passed on, so that
 * stopping a command stops everything that it started. The types are in `child.d.mts`.
 */
export function runChild(program, args, options, { started, stopSignal, stopWithin } = {}) {
  return new Promise((resolve) => {
    // Apart from this process's group, it gets each signal once, and from here only.
    const apart = stopWithin !== undefined && process.platform !== "win32";
    const child = spawn(program, args, apart ? { ...options, detached: true } : options);
    let stopped = false;
    const passOn = (signal) => {
      if (stopped && apart) return;
      stopped = true;
      if (stopWithin !== undefined) stopTree(child, stopSignal ?? signal, stopWithin);
      // A terminal sends Ctrl-C to the whole group: the child already has it.
      else if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(stopSignal ?? signal);
    };
    for (const signal of signals) process.on(signal, passOn);

    // Stopped by a signal, npm ends, and the shell between npm and this process ends without
    // passing the signal on. The loss of that shell is how it shows here.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) passOn("SIGTERM");
    }, 500);

    const end = (result) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, passOn);
      resolve({ ...result, stopped });
    };
    child.once("error", (error) => end({ code: 127, error }));
    child.once("close", (code, signal) => {
      end({ code: code ?? 128 + (constants.signals[signal] ?? 0) });
    });
    started?.(child);
  });
}

/**
 * Asks a program to stop, and ends it and everything that it started when they are still there after
 * some milliseconds. What it started is looked up first: once it has ended, nothing tells whose they
 * were.
 */
export function stopTree(child, signal, milliseconds) {
  const family = descendants(child.pid);
  child.kill(signal);
  setTimeout(() => {
    for (const pid of new Set([...family, ...descendants(child.pid)])) kill(pid);
    if (child.exitCode === null && child.signalCode === null) kill(child.pid);
  }, milliseconds);
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

/** The processes that a process has started, and those that they have. Windows doesn't tell. */
function descendants(pid) {
  const children = Map.groupBy(processes(), ([, parent]) => parent);
  const found = [];
  const visit = (parent) => {
    for (const [each] of children.get(parent) ?? []) {
      found.push(each);
      visit(each);
    }
  };
  visit(pid);
  return found;
}

/** Every process of this machine with its parent. */
function processes() {
  if (process.platform === "win32") return [];
  if (process.platform === "linux") {
    return readdirSync("/proc").flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      try {
        // The name of the program is in brackets and may hold any character.
        const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        return [[Number(name), Number(parent)]];
      } catch {
        return [];
      }
    });
  }
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
}
