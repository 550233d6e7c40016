import { readFileSync } from 'node:fs';

/** Processor time of this process's main thread on Linux; elsewhere the clock. */
function workedMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * Longest uninterrupted work of this thread, in milliseconds. Waiting for a processor does not count. The best of
 * `rounds`, to exclude garbage collection.
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
