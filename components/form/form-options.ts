import type { Problem } from '@/lib/contract/problem';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Choices, Conflict } from '@/lib/forms/conflict';
import type { Command, Draft, Fields, Values } from '@/lib/forms/define';

/** Initial values of a form's draft, and where it is stored. */
export interface DraftOptions<F extends Fields, R> {
  /** Initial record; later changes are ignored, unless it is `live`. */
  readonly record: R;
  /** The record changes, e.g. while it loads: rules check against the latest, and untouched fields follow it. */
  readonly live?: boolean;
  /** Initial values of the draft in place of the record's. */
  readonly initial?: Partial<Draft<F>> | undefined;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  /** Key of the stored draft; by default the form has its own. Undefined stores nothing. */
  readonly keep?: string | number | undefined;
}

/** Options for a conflict: another user has saved the record first. */
export interface ConflictOptions<F extends Fields, R> {
  /** Reads the current record after a conflict. */
  readonly reread?: () => Promise<R>;
  /**
   * By default a conflict is settled at once and the user saves again; see `settled`. A form that `asks` waits for an
   * answer; one that `merges` asks only where both changed the same field, and otherwise saves again by itself.
   */
  readonly onConflict?: 'asks' | 'merges';
  /** Sides of a conflict that is settled at once; by default each user's own changes stay. */
  readonly settle?: (conflict: Conflict<F, R>) => Choices<F>;
}

export interface FormOptions<E extends Command, F extends Fields, R> extends DraftOptions<F, R>, ConflictOptions<F, R> {
  /** Why the form cannot be sent at the moment, apart from its fields; empty if the content says why. */
  readonly blocked?: (draft: Draft<F>) => string | null;
  /** Handles refusals shown elsewhere; returns true for those. */
  readonly onRefused?: (problem: Problem, error: unknown) => boolean;
  /** Leaves the refresh of changed data to `onDone`. */
  readonly refreshing?: 'later';
  /**
   * Called with the reply, or `undefined` if nothing had changed and nothing was sent; `draft` is what was saved. The
   * form stays busy until it resolves.
   */
  readonly onDone: (
    reply: ReplyOf<E> | undefined,
    values: Partial<Values<F>>,
    refresh: () => Promise<unknown>,
    draft: Draft<F>,
  ) => unknown;
}
