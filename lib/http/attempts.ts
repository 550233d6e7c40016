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
const TILL: Rule = { free: 30, forgetMs: MINUTE };

/** Counter of attempts: its key and its rule. */
export interface Counter {
  readonly key: string;
  readonly rule: Rule;
  /** Whether an attempt need not wait for it whose first counter is empty. */
  readonly sparesFirst?: boolean;
}

/** Attempts that a counter holds, and the time when all are forgotten, in milliseconds since 1970. */
export interface Tally {
  readonly points: number;
  readonly expire: number;
}

const EMPTY: Tally = { points: 0, expire: 0 };

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

const namesOf = ({ login, server, isCode = false, address }: Attempt) => ({
  of: isCode ? 'code ' : '',
  name: `${server === undefined ? '' : `${server} `}${plain(login)}`,
  network: siteOf(address),
});

/**
 * Counters of an attempt. A known device has one of its own, so that nobody else can delay it. Whoever guesses without
 * pause uses up what the login's counter takes; its owner gets in as the first one from another network. Whoever knows
 * the password has no such attempts at codes. A login that is known in its network does not share the network's counter,
 * which somebody else behind the same router may use up.
 */
export function countersOf(attempt: Attempt, isKnown = false): readonly Counter[] {
  const { of, name, network } = namesOf(attempt);
  const { device, isCode = false } = attempt;
  if (device !== undefined) return [{ key: `${of}device ${device} ${name}`, rule: DEVICE }];
  return [
    { key: `${of}pair ${name} ${network}`, rule: PAIR },
    { key: `${of}login ${name}`, rule: LOGIN, sparesFirst: !isCode },
    ...(isKnown ? [] : [{ key: `address ${network}`, rule: ADDRESS }]),
  ];
}

const keysOf = (counters: readonly Counter[]): string[] => counters.map(({ key }) => key);

/** Counter of an address's wrong till tokens. */
export const tillCounter = (address: string): Counter => ({ key: `till ${siteOf(address)}`, rule: TILL });

const KNOWN_NETWORK = { forMs: 30 * DAY, mostPerLogin: 20 };

/** Key of a network in which a login was right, and what the keys of all networks of the login begin with. */
function knownNetworkOf(attempt: Attempt) {
  const { of, name, network } = namesOf(attempt);
  const ofLogin = `known ${of}${name} `;
  return { key: `${ofLogin}${network}`, ofLogin };
}

/** Larger than any number of tallies, so none is deleted. */
export const ALL = 1e9;

/** Keeps tallies by their keys. An empty one, whose `expire` is 0, is not kept. */
export interface Tallies {
  /** Replaces the tallies of some keys by those that `change` makes of them, as one step; null changes nothing. */
  change(
    keys: readonly string[],
    change: (before: readonly Tally[], now: number) => readonly Tally[] | null,
  ): Promise<void>;
  /** Drops tallies that are over, and of those whose keys begin with `prefix` all but the last ones. */
  tidy(prefix?: string, most?: number): Promise<void>;
}

/** Counters of attempts, on tallies in the database or in memory. */
export const attemptStore = (tallies: Tallies) => ({
  /** Counts an attempt on all counters, or on none: then the milliseconds to wait. */
  async count(counters: readonly Counter[]): Promise<number> {
    let wait = 0;
    await tallies.change(keysOf(counters), (before, now) => {
      const isFirst = (before[0] ?? EMPTY).expire <= now;
      const waits = counters.map(({ rule, sparesFirst }, at) =>
        isFirst && sparesFirst ? 0 : waitOf(rule, before[at] ?? EMPTY, now),
      );
      wait = Math.max(0, ...waits);
      return wait > 0 ? null : counters.map(({ rule }, at) => oneMore(rule, before[at] ?? EMPTY, now));
    });
    return wait;
  },
  /** Takes an attempt back. */
  takeBack: (counters: readonly Counter[]): Promise<void> =>
    tallies.change(keysOf(counters), (before, now) =>
      counters.map(({ rule }, at) => oneLess(rule, before[at] ?? EMPTY, now)),
    ),
  async clear({ key }: Counter): Promise<void> {
    await tallies.change([key], () => [EMPTY]);
    await tallies.tidy();
  },
  /** Whether the network of an attempt is known to its login. */
  async knows(attempt: Attempt): Promise<boolean> {
    let isKnown = false;
    await tallies.change([knownNetworkOf(attempt).key], ([before = EMPTY], now) => {
      isKnown = before.expire > now;
      return null;
    });
    return isKnown;
  },
  /** Remembers the network of an attempt for a month, and no more than the last ones of its login. */
  async remember(attempt: Attempt): Promise<void> {
    const { key, ofLogin } = knownNetworkOf(attempt);
    await tallies.change([key], (_, now) => [{ points: 0, expire: now + KNOWN_NETWORK.forMs }]);
    await tallies.tidy(ofLogin, KNOWN_NETWORK.mostPerLogin);
  },
});

export type AttemptStore = ReturnType<typeof attemptStore>;

/** The refusal of an attempt that has to wait. */
export function tooEarly(waitMs: number): ProblemError {
  const seconds = Math.ceil(waitMs / SECOND);
  return refusal('tooManyAttempts', undefined, { seconds, minutes: seconds < 60 ? 0 : Math.ceil(seconds / 60) });
}

/** Limits guesses of passwords. */
export function attemptLimit(store: AttemptStore) {
  const countersFor = async (attempt: Attempt): Promise<readonly Counter[]> =>
    countersOf(attempt, attempt.device === undefined && (await store.knows(attempt)));

  return {
    /**
     * Counts an attempt before its password is checked, so that parallel attempts cannot slip through.
     * @throws ProblemError 6 with the time to wait
     */
    async count(attempt: Attempt): Promise<void> {
      const waitMs = await store.count(await countersFor(attempt));
      if (waitMs > 0) throw tooEarly(waitMs);
    },

    /** Takes back an attempt whose password was not judged. */
    takeBack: async (attempt: Attempt): Promise<void> => store.takeBack(await countersFor(attempt)),

    /**
     * After the right password the login's own counter begins anew; what others share loses this attempt only. The
     * network is known from now on.
     */
    async forgive(attempt: Attempt): Promise<void> {
      const [own, ...shared] = await countersFor(attempt);
      if (own) await store.clear(own);
      if (shared.length > 0) await store.takeBack(shared);
      await store.remember(attempt);
    },
  };
}

export type AttemptLimit = ReturnType<typeof attemptLimit>;
