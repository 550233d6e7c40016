import type { Random } from '@/backend/sample/random';
import type { Alter } from './proxy';
import type { Venue, VenueOptions } from './venue';

/** What a venue must not do, with what repeats it. */
export interface Fault {
  readonly what: string;
  readonly request?: string | undefined;
  readonly reply?: string | undefined;
}

/** What an attempt works with. */
export interface Run {
  /** Few rounds, always the same number, for CI. */
  readonly short: boolean;
  /** Whether the venue is to be the attempt's planted wrong variant. */
  readonly wrong: boolean;
  /** Random numbers of this attempt: the same for the same seed and purpose. */
  random(purpose: string): Random;
  readonly seed: number;
  /** Folder for the attempt's files; removed at the end. */
  readonly folder: string;
  /** Whether the attempt's time, or a part of it, allows another round after `rounds`. The short form has `short` rounds. */
  goesOn(rounds: number, short: number, part?: number): boolean;
  count(what: string, by?: number): void;
  fault(what: string, details?: Omit<Fault, 'what'>): void;
  /** A sentence for the attempt's line. */
  note(sentence: string): void;
  /** Says why this machine does not allow the attempt, which is then neither good nor bad. */
  leaveOut(why: string): void;
  /** Opens a venue of this attempt's own, behind its planted fault if there shall be one. */
  open(options?: VenueOptions): Promise<Venue>;
}

/** One kind of attack on a running venue. */
export interface Attempt {
  readonly name: string;
  /** Share of the time, in relation to the others. */
  readonly share: number;
  /** The planted fault that the attempt has to find. */
  readonly planted: {
    readonly says: string;
    /** Matches what is told of it, and of no other fault. */
    readonly seenAs: RegExp;
    /** Stands in front of app and backend; an attempt without it plants the fault itself. */
    readonly alter?: Alter;
  };
  run(run: Run): Promise<void>;
}
