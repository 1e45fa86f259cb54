/** A piece of work that others can wait for. */
export type Scheduled<Id extends string> = {
  id: Id;
  /** What has to end first. Work that isn't in the list isn't waited for. */
  needs: readonly Id[];
  /** How many cores it keeps busy; 0 for work that mostly waits, such as a download. */
  cores: number;
};

/**
 * Does work side by side. Each piece starts when what it needs has ended and there is room for it;
 * the order of the list decides between those that could start. Work that is larger than the room
 * runs with no other of its kind. Ends when everything has ended, or, once `stopped` says so, when
 * everything that had started has.
 *
 * @param room the cores that may be taken at once
 * @param work never fails: a failure is a result
 */
export async function schedule<Id extends string, Piece extends Scheduled<Id>>(
  list: readonly Piece[],
  room: number,
  work: (piece: Piece) => Promise<void>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const unfinished = new Set(list.map(({ id }) => id));
  const waiting = new Set(list);
  const running = new Set<Promise<void>>();
  let taken = 0;

  const begin = async (piece: Piece) => {
    waiting.delete(piece);
    taken += piece.cores;
    await work(piece);
    taken -= piece.cores;
    unfinished.delete(piece.id);
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const piece of stopped() ? [] : waiting) {
      const isReady = !piece.needs.some((id) => unfinished.has(id));
      const fits = piece.cores === 0 || taken === 0 || taken + piece.cores <= room;
      if (!isReady || !fits) continue;
      const run = begin(piece).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}
