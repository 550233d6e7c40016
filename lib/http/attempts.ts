import { refusal } from '@/lib/contract/refusals';
import type { ProblemError } from '@/lib/contract/problem';
import { networkOf } from './network';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Attempts that are free, and the time after which one attempt is forgotten, which is also the longest delay. */
interface Rule {
  readonly free: number;
  readonly forgetMs: number;
}

const PAIR: Rule = { free: 5, forgetMs: 15 * MINUTE };
const DEVICE: Rule = { free: 5, forgetMs: 5 * MINUTE };
const LOGIN: Rule = { free: 30, forgetMs: 5 * MINUTE };
const ADDRESS: Rule = { free: 30, forgetMs: MINUTE };
const KNOWN_MS = 30 * DAY;

/** Counter of attempts: its key and its rule. */
export interface Counter {
  readonly key: string;
  readonly rule: Rule;
  /** Attempts that it does not delay: those whose first counter is empty, or all from a network that the login knows. */
  readonly spares?: 'first' | 'known';
}

/** Attempts that a counter holds, and the time when all are forgotten, in milliseconds since 1970. */
export interface Tally {
  readonly points: number;
  readonly expire: number;
}

/** A tally without attempts, which is not kept. */
export const EMPTY: Tally = { points: 0, expire: 0 };

export interface KeptTally extends Tally {
  readonly key: string;
}

/**
 * Keeps tallies by their keys: `change` gets those of some keys and returns the ones to replace, as one step. A tally that
 * is empty or over need not be kept.
 */
export type Tallies = (
  keys: readonly string[],
  change: (before: readonly Tally[], now: number) => readonly KeptTally[],
) => Promise<void>;

/** Delay after so many attempts: none while they are free, then 1 s, 2 s, 4 s and so on. */
const delayAfter = ({ free, forgetMs }: Rule, points: number): number =>
  points < free ? 0 : Math.min(SECOND * 2 ** (points - free), forgetMs);

/** Milliseconds until a counter takes another attempt; 0 for one that takes it now. */
function waitOf(rule: Rule, { points, expire }: Tally, now: number): number {
  const delay = delayAfter(rule, points);
  const last = expire - points * rule.forgetMs;
  return delay === 0 || expire <= now ? 0 : Math.max(0, last + delay - now);
}

/** A counter after one more attempt. Attempts beyond the longest delay are not added: they would only be kept longer. */
function oneMore({ free, forgetMs }: Rule, { expire }: Tally, now: number): Tally {
  const before = Math.max(0, Math.ceil((expire - now) / forgetMs));
  const points = Math.min(before + 1, free + Math.ceil(Math.log2(forgetMs / SECOND)));
  return { points, expire: now + points * forgetMs };
}

/** A counter after an attempt was taken back. It accepts the next attempt at once. */
function oneLess(rule: Rule, tally: Tally, now: number): Tally {
  const points = Math.max(0, tally.points - 1);
  return { points, expire: now + points * rule.forgetMs - delayAfter(rule, points) };
}

/** A sign-in, or another check of a password or a code. */
export interface Attempt {
  readonly login: string;
  /** Legacy server of the login; none for our own. */
  readonly server?: string | undefined;
  /** Whether it proves a code of the account whose id `login` is, not a password. */
  readonly isCode?: boolean;
  readonly address: string;
  /** Id of a device from which this login has signed in before. */
  readonly device?: string | undefined;
}

/** A login without case, accents and blanks, which the database of a legacy server may leave out too. */
const plain = (login: string): string =>
  login
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '')
    .slice(0, 100);

/** Whoever has a /64 of IPv6 often has the whole /48, which would be 65,536 networks. */
const siteOf = (address: string): string => networkOf(address, 48);

/** Counters of an attempt, its own first, and the key by which its login knows the network. */
interface Counted {
  readonly counters: readonly Counter[];
  readonly known?: string;
}

/**
 * Counters of an attempt. A known device has one of its own, so that nobody else can delay it. Whoever guesses without
 * pause uses up what the login's counter takes; its owner gets in as the first one from another network. Whoever knows
 * the password has no such attempts at codes. A login that is known in its network does not share the network's counter,
 * which somebody else behind the same router may use up.
 */
export function countersOf({ login, server, isCode = false, address, device }: Attempt): Required<Counted> {
  const of = isCode ? 'code ' : '';
  const name = `${server === undefined ? '' : `${server} `}${plain(login)}`;
  const network = siteOf(address);
  const known = `known ${of}${name} ${network}`;
  if (device !== undefined) return { counters: [{ key: `${of}device ${device} ${name}`, rule: DEVICE }], known };
  const counters: readonly Counter[] = [
    { key: `${of}pair ${name} ${network}`, rule: PAIR },
    { key: `${of}login ${name}`, rule: LOGIN, ...(!isCode && { spares: 'first' }) },
    { key: `address ${network}`, rule: ADDRESS, spares: 'known' },
  ];
  return { counters, known };
}

/** The refusal of an attempt that has to wait. */
export function tooEarly(waitMs: number): ProblemError {
  const seconds = Math.ceil(waitMs / SECOND);
  return refusal('tooManyAttempts', undefined, { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) });
}

/** Limits guesses of passwords, codes and till tokens (`docs/domain.md`, 4.1). */
export function attemptLimit(tallies: Tallies) {
  type Held = Counter & { readonly tally: Tally };
  const change = (
    { counters, known }: Counted,
    step: (held: readonly Held[], now: number) => readonly KeptTally[],
  ): Promise<void> =>
    tallies([...counters.map(({ key }) => key), ...(known === undefined ? [] : [known])], (before, now) => {
      const held = counters.map((counter, at) => ({ ...counter, tally: before[at] ?? EMPTY }));
      const isKnown = (before[counters.length] ?? EMPTY).expire > now;
      return step(isKnown ? held.filter(({ spares }) => spares !== 'known') : held, now);
    });

  async function count(counted: Counted): Promise<void> {
    let wait = 0;
    await change(counted, (held, now) => {
      const isFirst = (held[0]?.tally ?? EMPTY).expire <= now;
      const delayed = held.filter(({ spares }) => !(isFirst && spares === 'first'));
      wait = Math.max(0, ...delayed.map(({ rule, tally }) => waitOf(rule, tally, now)));
      return wait > 0 ? [] : held.map(({ key, rule, tally }) => ({ key, ...oneMore(rule, tally, now) }));
    });
    if (wait > 0) throw tooEarly(wait);
  }

  return {
    /**
     * Counts an attempt before its password is checked, so that parallel attempts cannot slip through. An attempt that has
     * to wait is not counted.
     * @throws ProblemError 6 with the time to wait
     */
    count: (attempt: Attempt): Promise<void> => count(countersOf(attempt)),

    /**
     * Counts a wrong till token from an address.
     * @throws ProblemError 6 with the time to wait
     */
    countToken: (address: string): Promise<void> =>
      count({ counters: [{ key: `till ${siteOf(address)}`, rule: ADDRESS }] }),

    /** Takes back an attempt whose password was not judged. */
    takeBack: (attempt: Attempt): Promise<void> =>
      change(countersOf(attempt), (held, now) =>
        held.map(({ key, rule, tally }) => ({ key, ...oneLess(rule, tally, now) })),
      ),

    /**
     * Clears the attempt's own counter after the right password. Shared counters lose this attempt only. The login knows
     * the network for 30 days.
     */
    forgive: (attempt: Attempt): Promise<void> => {
      const counted = countersOf(attempt);
      return change(counted, (held, now) => [
        ...held.map(({ key, rule, tally }, at) => ({ key, ...(at === 0 ? EMPTY : oneLess(rule, tally, now)) })),
        { key: counted.known, points: 0, expire: now + KNOWN_MS },
      ]);
    },
  };
}

export type AttemptLimit = ReturnType<typeof attemptLimit>;
