import type { Random } from '@/tools/sample/random';
import type { Alter } from './proxy';
import type { Venue, VenueOptions } from './venue';

/** Something that a venue must not do, and the request and reply that show it. */
export interface Fault {
  readonly what: string;
  readonly request?: string | undefined;
  readonly reply?: string | undefined;
}

/** Settings and tools of an attack. */
export interface Run {
  /** Few rounds, always the same number. */
  readonly short: boolean;
  /** Whether the attack's faults are planted in the venue. */
  readonly wrong: boolean;
  /** Whether every planted fault is found, so that the rest can be left out. */
  readonly isProven: boolean;
  /** Random numbers of this attack: the same for the same seed and purpose. */
  random(purpose: string): Random;
  readonly seed: number;
  /** Folder for the attack's files; removed at the end. */
  readonly folder: string;
  /**
   * Whether there is another round after `rounds`: while the attack's time, or a part of it, lasts, and until it has its
   * least counts. The short form has `short` rounds.
   */
  goesOn(rounds: number, short: number, part?: number): boolean;
  count(what: string, by?: number): void;
  fault(what: string, details?: Omit<Fault, 'what'>): void;
  /** A sentence for the attack's line. */
  note(sentence: string): void;
  /** Says why this machine does not allow the attack, which is then neither good nor bad. */
  leaveOut(why: string): void;
  /** Opens a venue of this attack's own, behind its planted faults when they are to be found. */
  open(options?: VenueOptions): Promise<Venue>;
  /** Stops a venue; every rule that its books break is a fault. */
  judgeBooks(venue: Venue): Promise<void>;
}

/** A planted fault, which the attack must find. */
export interface Planted {
  readonly says: string;
  /** Matches what is told of it, and of no other fault. */
  readonly seenAs: RegExp;
  /** Stands in front of app and backend; a fault without it is planted by the attack itself. */
  readonly alter?: Alter;
}

/** One kind of attack on a running venue. */
export interface Attack {
  readonly name: string;
  /** Share of the time, in relation to the others. An attack without one does a list to its end, whatever the time. */
  readonly share?: number;
  /** Least counts of an hour's run; a shorter run has less in proportion, the short form none. */
  readonly least?: Readonly<Record<string, number>>;
  /** Whether the attack makes processes end. In other attacks a process that ends is a fault. */
  readonly endsProcesses?: true;
  readonly planted: readonly Planted[];
  run(run: Run): Promise<void>;
}
