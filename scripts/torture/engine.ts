import { randomFor } from '@/backend/sample/random';
import type { Attempt, Fault, Run } from './attempt';
import type { Alter } from './proxy';
import type { Venue, VenueOptions } from './venue';

export interface Options {
  readonly seed: number;
  /** Minutes for all attempts together; undefined for the short form. */
  readonly minutes?: number | undefined;
  /** Runs each attempt against its planted fault. */
  readonly prove: boolean;
}

/** Where attempts find their venues: `npm run torture` starts the built app, a test something smaller. */
export interface Ground {
  readonly folder: string;
  open(options?: VenueOptions, alter?: Alter): Promise<Venue>;
}

/** What an attempt did and found. */
export interface Finding {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  /** Why the machine does not allow the attempt. */
  readonly leftOut?: string | undefined;
  /** Number of faults, and the first of each kind. */
  readonly faults: number;
  readonly first: readonly Fault[];
  /** The planted fault, when it was to be found, and whether it was. */
  readonly planted?: { readonly says: string; readonly isFound: boolean };
}

const SHOWN = 20;

/** Runs one attempt for its share of the time. An attempt that breaks off has a fault. */
export async function runAttempt(
  attempt: Attempt,
  ground: Ground,
  options: Options,
  seconds: number,
): Promise<Finding> {
  const { seed, prove, minutes } = options;
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  const counts: Record<string, number> = {};
  const notes: string[] = [];
  const first: Fault[] = [];
  const kinds = new Set<string>();
  const opened: Venue[] = [];
  let faults = 0;
  let isFound = false;
  let leftOut: string | undefined;
  const fault: Run['fault'] = (what, details = {}) => {
    faults += 1;
    isFound ||= attempt.planted.seenAs.test([what, details.request, details.reply].join(' '));
    // One of each kind: figures apart, the same words are the same fault.
    const kind = what.replaceAll(/[\d.]+/g, '#');
    if (kinds.has(kind) || first.length >= SHOWN) return;
    kinds.add(kind);
    first.push({ what, ...details });
  };
  const run: Run = {
    ...{ seed, folder: ground.folder, fault, wrong: prove, short: minutes === undefined },
    random: (purpose) => randomFor(seed, `${attempt.name}: ${purpose}`),
    goesOn: (rounds, short, part = 1) => (minutes === undefined ? rounds < short : elapsed() < seconds * part),
    count: (what, by = 1) => void (counts[what] = (counts[what] ?? 0) + by),
    note: (sentence) => void notes.push(sentence),
    leaveOut: (why) => void (leftOut = why),
    async open(settings) {
      const venue = await ground.open(settings, prove ? attempt.planted.alter : undefined);
      opened.push(venue);
      return venue;
    },
  };
  try {
    await attempt.run(run);
  } catch (cause) {
    fault(`The attempt broke off: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
  }
  for (const venue of opened)
    await venue.close().catch((cause: unknown) => fault(`Closing the venue: ${String(cause)}`));
  const finding = { name: attempt.name, seconds: elapsed(), counts, notes, leftOut, faults, first };
  return prove ? { ...finding, planted: { says: attempt.planted.says, isFound } } : finding;
}

/** Runs attempts in turn, each for its share of the time. */
export async function* runAll(attempts: readonly Attempt[], ground: Ground, options: Options): AsyncGenerator<Finding> {
  const shares = attempts.reduce((sum, { share }) => sum + share, 0);
  for (const attempt of attempts)
    yield await runAttempt(attempt, ground, options, ((options.minutes ?? 0) * 60 * attempt.share) / shares);
}

/** Whether an attempt ended as it should: without a fault, with the planted one, or left out. */
export const isGood = ({ faults, leftOut, planted }: Finding): boolean =>
  leftOut !== undefined || (planted?.isFound ?? faults === 0);

/** An attempt in one line. */
export function lineOf(finding: Finding): string {
  const { name, counts, notes, leftOut, faults, seconds, planted } = finding;
  if (leftOut !== undefined) return `– ${name}: left out, for ${leftOut}`;
  const counted = Object.entries(counts).map(([what, number]) => `${number} ${what}`);
  const verdict = planted ? `planted: ${planted.says}: ${planted.isFound ? 'found' : 'NOT FOUND'}` : `${faults} faults`;
  return [
    `${isGood(finding) ? '✓' : '✗'} ${name}: ${[...counted, verdict].join(', ')}, ${seconds.toFixed(0)} s`,
    ...notes,
  ].join('. ');
}
