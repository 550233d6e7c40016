import type { Transaction } from './db/open';

export interface SampleLogin {
  readonly login: string;
  readonly role: string;
  readonly password: string;
  /** Why the account cannot sign in to this program, if it cannot. */
  readonly note: string;
}

export interface SampleOptions {
  /** The same seed makes the same venue, except passwords. */
  readonly seed?: number;
  /** Now: the simulated year ends here. */
  readonly today: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Stores the photo of an agent, a jpeg; without it, agents have none. */
  readonly savePhoto?: (agentId: number, photo: Buffer) => Promise<void>;
  /** The administrator's account is made elsewhere; its login stays free. */
  readonly adminLogin: string;
  /** Time zone of the venue's working days. */
  readonly timezone?: string;
  /** Days of trade, the last one today; a year by default. */
  readonly days?: number;
}

/** Fills an empty venue. The backend knows no sample itself; the program that starts it brings one. */
export type FillSample = (tx: Transaction, options: SampleOptions) => Promise<{ logins: SampleLogin[] }>;

/** Loads a sample, at the start that needs it. */
export type LoadSample = () => Promise<FillSample>;
