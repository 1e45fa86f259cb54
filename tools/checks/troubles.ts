/** What a machine can do to a check, as programs put it, and the sentence for people. */
const troubles: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i,
    () => "The disk is full: free some space and run the command again.",
  ],
  [
    /https?:\/\/localhost:(\d+)\S* is already used|EADDRINUSE[^\n]*?:(\d+)\b|Port (\d+) is (?:already )?in use/i,
    ([, ...ports]) =>
      `Another program listens on port ${ports.find(Boolean)}: stop it, or set TEST_PORT to a free port.`,
  ],
  [
    /\bEMFILE\b|\bENFILE\b|too many open files/i,
    () =>
      "This machine lets no more files be open at once: raise the limit that 'ulimit -n' shows.",
  ],
  [
    /JavaScript heap out of memory|\bENOMEM\b|Cannot allocate memory/i,
    () => "The memory of this machine is full: end other programs and run the command again.",
  ],
];

/** A sentence for each thing in a program's output that's the machine's fault and not the project's. */
export function explainTroubles(output: string): string[] {
  return troubles.flatMap(([sign, sentence]) => {
    const match = sign.exec(output);
    return match ? [sentence(match)] : [];
  });
}
