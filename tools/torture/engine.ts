import { randomFor } from '@/tools/sample/random';
import type { Attack, Fault, Run } from './attack';
import { inChain, type Alter } from './proxy';
import type { Venue, VenueOptions } from './venue';

export interface Options {
  readonly seed: number;
  /** Minutes for all attacks together; undefined for the short form. */
  readonly minutes?: number | undefined;
  /** Runs each attack against its planted faults. */
  readonly prove: boolean;
}

/** Opens the venues that attacks run against. */
export interface Ground {
  readonly folder: string;
  open(options?: VenueOptions, alter?: Alter): Promise<Venue>;
}

/** Result of an attack. */
export interface Finding {
  readonly name: string;
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  /** Why the machine does not allow the attack. */
  readonly leftOut?: string | undefined;
  /** Number of faults, and the first of each kind. */
  readonly faults: number;
  readonly first: readonly Fault[];
  /** In a proof: the planted faults, and whether each was found. */
  readonly planted?: readonly { readonly says: string; readonly isFound: boolean }[];
}

const SHOWN = 20;
/** A venue that is busy or has just restarted a process answers within this time. */
const UP_MS = 60_000;
/** An attack that lacks counts goes on for so many times its time. */
const LONGEST = 4;

/** The venue must answer, and none of its processes may have ended. */
async function judgeProcesses(venue: Venue, fault: Run['fault']): Promise<void> {
  if (venue.restart !== undefined) fault(`A process ended: ${venue.restart}`, { reply: venue.output.slice(-1500) });
  await venue.untilUp(UP_MS).catch((cause: unknown) => fault(`The venue is down: ${String(cause)}`));
}

/** Runs one attack for its share of the time. An attack that breaks off has a fault. */
async function runAttempt(attack: Attack, ground: Ground, options: Options, seconds: number): Promise<Finding> {
  const { seed, prove, minutes } = options;
  const began = performance.now();
  /** When its first venue was up: starting one takes none of its time. */
  let attacked: number | undefined;
  const elapsed = () => (performance.now() - (attacked ??= performance.now())) / 1000;
  const counts: Record<string, number> = {};
  const notes: string[] = [];
  const first: Fault[] = [];
  const kinds = new Set<string>();
  const opened: Venue[] = [];
  let faults = 0;
  const found = new Set<string>();
  let leftOut: string | undefined;
  const fault: Run['fault'] = (what, details = {}) => {
    faults += 1;
    const told = [what, details.request, details.reply].join(' ');
    for (const { says, seenAs } of attack.planted) if (seenAs.test(told)) found.add(says);
    // Only one of each kind is shown; faults that differ only in figures are of one kind.
    const kind = what.replaceAll(/[\d.]+/g, '#');
    if (kinds.has(kind) || first.length >= SHOWN) return;
    kinds.add(kind);
    first.push({ what, ...details });
  };
  /** Counts that are below their least. */
  const lacks = (): string[] =>
    Object.entries(attack.least ?? {}).flatMap(([what, anHour]) => {
      const least = Math.ceil((anHour * (minutes ?? 0)) / 60);
      return (counts[what] ?? 0) < least ? [`${counts[what] ?? 0} ${what} instead of ${least} at least`] : [];
    });
  const run: Run = {
    seed,
    folder: ground.folder,
    fault,
    wrong: prove,
    short: minutes === undefined,
    get isProven() {
      return prove && found.size === attack.planted.length;
    },
    random: (purpose) => randomFor(seed, `${attack.name}: ${purpose}`),
    goesOn(rounds, short, part = 1) {
      if (run.isProven) return false;
      if (minutes === undefined) return rounds < short;
      return elapsed() < seconds * (lacks().length > 0 ? LONGEST : part);
    },
    count: (what, by = 1) => void (counts[what] = (counts[what] ?? 0) + by),
    note: (sentence) => void notes.push(sentence),
    leaveOut: (why) => void (leftOut = why),
    async open(settings) {
      const alter = prove ? inChain(attack.planted.flatMap((one) => one.alter ?? [])) : undefined;
      const venue = await ground.open(settings, alter);
      attacked ??= performance.now();
      if (!attack.endsProcesses) venue.onStop = () => judgeProcesses(venue, fault);
      opened.push(venue);
      return venue;
    },
    async judgeBooks(venue) {
      for (const { rule, record } of await venue.faultsInBooks()) fault(`The books break the rule ${rule}: ${record}`);
    },
  };
  try {
    await attack.run(run);
  } catch (cause) {
    fault(`The attack broke off: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
  }
  for (const venue of opened)
    await venue.close().catch((cause: unknown) => fault(`Closing the venue: ${String(cause)}`));
  if (leftOut === undefined) for (const what of lacks()) fault(`The attack did too little: ${what}`);
  const lasted = (performance.now() - began) / 1000;
  const finding = { name: attack.name, seconds: lasted, counts, notes, leftOut, faults, first };
  return prove
    ? { ...finding, planted: attack.planted.map(({ says }) => ({ says, isFound: found.has(says) })) }
    : finding;
}

/** Runs attacks in turn, each for its share of the time or to the end of its list. */
export async function* runAll(attacks: readonly Attack[], ground: Ground, options: Options): AsyncGenerator<Finding> {
  const shares = attacks.reduce((sum, { share = 0 }) => sum + share, 0);
  const seconds = ((options.minutes ?? 0) * 60) / (shares || 1);
  for (const attack of attacks) yield await runAttempt(attack, ground, options, seconds * (attack.share ?? 0));
}

/** Whether an attack succeeded: it found no fault, or every planted one, or was left out. */
export const isGood = ({ faults, leftOut, planted }: Finding): boolean =>
  leftOut !== undefined || (planted ? planted.every(({ isFound }) => isFound) : faults === 0);

/** An attack in one line. */
export function lineOf(finding: Finding): string {
  const { name, counts, notes, leftOut, faults, seconds, planted } = finding;
  if (leftOut !== undefined) return `– ${name}: left out, for ${leftOut}`;
  const counted = Object.entries(counts).map(([what, number]) => `${number} ${what}`);
  const verdict = planted
    ? planted.map(({ says, isFound }) => `planted: ${says}: ${isFound ? 'found' : 'NOT FOUND'}`).join(', ')
    : `${faults} faults`;
  return [
    `${isGood(finding) ? '✓' : '✗'} ${name}: ${[...counted, verdict].join(', ')}, ${seconds.toFixed(0)} s`,
    ...notes,
  ].join('. ');
}

/** All attacks in one line, with those that the machine did not allow. */
export function closingLine(findings: readonly Finding[]): string {
  const bad = findings.filter((one) => !isGood(one)).map(({ name }) => name);
  const leftOut = findings.filter((one) => one.leftOut !== undefined).map(({ name }) => name);
  return [
    `${findings.length - leftOut.length} attacks, ${bad.length === 0 ? 'all good' : `not good: ${bad.join(', ')}`}`,
    ...(leftOut.length > 0 ? [`left out: ${leftOut.join(', ')}`] : []),
  ].join('; ');
}
