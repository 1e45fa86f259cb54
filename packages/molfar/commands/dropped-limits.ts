/** Names of limits by the fields in which Docker says whether it enforces them. */
const dockerFields = {
  CpuCfsQuota: "CPUs",
  MemoryLimit: "memory",
  SwapLimit: "swap",
  PidsLimit: "processes",
} as const;

/** Names of limits by the controllers that Podman needs for them. */
const podmanControllers = { cpu: "CPUs", memory: "memory", pids: "processes" } as const;

type DockerInfo = Partial<Record<keyof typeof dockerFields, boolean>>;
type PodmanInfo = {
  host?: {
    cgroupVersion?: string;
    cgroupControllers?: readonly string[];
    security?: { rootless?: boolean };
  };
};

/**
 * The limits that an engine takes and doesn't enforce, by what its `info` says as JSON. None where
 * that can't be read: an attempt is then as limited as it can be.
 */
export function droppedLimits(engine: "docker" | "podman", json: string): string[] {
  try {
    return engine === "docker"
      ? droppedByDocker(JSON.parse(json))
      : droppedByPodman(JSON.parse(json));
  } catch {
    return [];
  }
}

function droppedByDocker(info: DockerInfo): string[] {
  return names(dockerFields, (field) => info[field] === false);
}

/** Without root, Podman drops all limits on cgroup v1, and on v2 those whose controller it lacks. */
function droppedByPodman({ host }: PodmanInfo): string[] {
  if (host?.cgroupVersion === "v1") {
    return names(podmanControllers, () => host.security?.rootless === true);
  }
  const { cgroupControllers } = host ?? {};
  if (!cgroupControllers) return [];
  return names(podmanControllers, (controller) => !cgroupControllers.includes(controller));
}

function names<Key extends string>(
  limits: Readonly<Record<Key, string>>,
  isDropped: (key: Key) => boolean,
): string[] {
  const keys: Key[] = [];
  for (const key in limits) if (isDropped(key)) keys.push(key);
  return keys.map((key) => limits[key]);
}
