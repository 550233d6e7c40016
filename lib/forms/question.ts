import type { Endpoint, InputOf } from '@/lib/contract/endpoint';
import type { MoneyMove } from '@/lib/domain/money-moves';
import type { Words } from '@/lib/lists/list';

/** Texts of a question, in the reader's language. */
export interface Asked {
  readonly title: string;
  /** Label of the confirming button. */
  readonly submit: string;
  /** Paragraphs with the consequences of a yes; an array is a list, `false` is left out. */
  readonly text: readonly (string | readonly string[] | false)[];
  /** Toast after a yes. */
  readonly done?: string;
  /** Title of an error. */
  readonly failed?: string;
  /** Money that a yes moves: null while it is unknown, undefined if it moves none. */
  readonly move?: MoneyMove | null | undefined;
  /** Why a yes is impossible at the moment. */
  readonly blocked?: string | undefined;
}

/** Question before a command that needs no further input: removing, voiding, taking back. */
export interface Question {
  readonly endpoint: Endpoint;
  readonly input: unknown;
  readonly asks: (words: Words, locale: string) => Asked;
  /** The command can be undone: its button is not red. */
  readonly harmless: boolean;
}

interface Definition<E extends Endpoint, R> {
  readonly input: (record: R) => InputOf<E>;
  readonly asks: (record: R, words: Words, locale: string) => Asked;
  readonly harmless?: boolean;
}

/** Question before a command of the endpoint, for each record. */
export const defineQuestion =
  <E extends Endpoint, R>(endpoint: E, { input, asks, harmless = false }: Definition<E, R>) =>
  (record: R): Question => ({
    endpoint,
    input: input(record),
    asks: (words, locale) => asks(record, words, locale),
    harmless,
  });
