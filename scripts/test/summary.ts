import type { Tally } from './run';

/** A part of the test run, and the seconds that it took beside the others. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
  readonly tally: Tally;
}

/** Runs a part. */
export async function timed(name: string, work: () => Promise<Tally>): Promise<Part> {
  const start = Date.now();
  const tally = await work();
  return { name, seconds: Math.round((Date.now() - start) / 1000), tally };
}

const SLOWEST = 10;
const aligned = (seconds: number, name: string): string => `${seconds.toFixed(0).padStart(7)} s  ${name}`;

/** Prints the summary of the parts as the last lines of a run, and sets the exit code. An error counts as one failure. */
export function finish(running: Promise<readonly Part[]>): void {
  running.then(
    (parts) => {
      const { text, failed } = summary(parts);
      console.log(text);
      process.exitCode = failed === 0 ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      console.log('\n0 passed, 1 failed');
      process.exit(1);
    },
  );
}

/** Seconds of each part, the files with most processor seconds, what failed, and the totals. */
function summary(parts: readonly Part[]): { readonly text: string; readonly failed: number } {
  const tallies = parts.map(({ tally }) => tally);
  const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0);
  const slow = tallies.flatMap((tally) => tally.slow ?? []).toSorted((a, b) => b.seconds - a.seconds);
  const lines = [
    '',
    'Seconds of each part',
    ...parts.map(({ name, seconds }) => aligned(seconds, name)),
    ...(slow.length > 0 ? ['', 'Files with most processor seconds'] : []),
    ...slow.slice(0, SLOWEST).map(({ file, seconds }) => aligned(seconds, file)),
    '',
    ...tallies.flatMap(({ notes = [] }) => notes),
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
  return { text: lines.join('\n'), failed: sum('failed') };
}
