import { readFileSync } from 'node:fs';

/** Time that this process's main thread has been at work on a processor, where Linux tells; else what the clock says. */
function workedMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * The longest that this thread works on something, in milliseconds, before others have their turn.
 * Waiting for a processor is no work, so a busy machine changes nothing; the best of `rounds`, for the collector's sake.
 */
export async function longestTurn(work: () => Promise<unknown>, rounds = 3): Promise<number> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turns = [workedMs()];
    const note = () => turns.push(workedMs());
    const timer = setInterval(note, 2);
    await work();
    clearInterval(timer);
    note();
    longest.push(Math.max(...turns.slice(1).map((at, index) => at - turns[index]!)));
  }
  return Math.min(...longest);
}
