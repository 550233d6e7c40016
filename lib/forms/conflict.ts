import type { Command, Draft, Fields, Form, Name, Values } from './define';
import { readDraft, sameValue, startOf } from './evaluate';

export type Side = 'mine' | 'theirs';
/** Chosen side for each field that both changed, or that only the other user changed. */
export type Choices<F extends Fields> = Partial<Record<Name<F>, Side>>;

/** Three states of a record: as read, as edited here, as saved meanwhile by another user. */
export interface Conflict<F extends Fields, R> {
  readonly theirs: R;
  readonly base: Partial<Values<F>>;
  readonly mine: Partial<Values<F>>;
  readonly now: Partial<Values<F>>;
  readonly choices: Choices<F>;
  /** Fields that the other user changed. */
  readonly changed: readonly Name<F>[];
}

/**
 * Compares the three; `before` has fields of an older base, under a stored draft. By default each side keeps its work:
 * fields changed here stay, fields changed only by the other user are theirs.
 */
export function conflictOf<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  {
    base,
    before = {},
    draft,
    theirs,
    locale,
  }: { base: R; before?: Partial<Draft<F>>; draft: Draft<F>; theirs: R; locale: string },
): Conflict<F, R> {
  const states = {
    base: readDraft(form, { ...startOf(form, base, locale), ...before }, base, locale).values,
    mine: readDraft(form, draft, base, locale).values,
    now: form.values?.(theirs) ?? {},
  };
  const changed = (Object.keys(form.fields) as Name<F>[]).filter(
    (name) => !sameValue(form, name, states.base, states.now),
  );
  const choices = Object.fromEntries(
    changed
      .filter((name) => !sameValue(form, name, states.mine, states.now))
      .map((name) => [name, sameValue(form, name, states.base, states.mine) ? 'theirs' : 'mine']),
  ) as Choices<F>;
  return { theirs, ...states, choices, changed };
}

/** Draft on top of the current record: only fields changed or kept here differ from it. */
export function rebase<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  draft: Draft<F>,
  { theirs, base, mine, choices }: Conflict<F, R>,
  locale: string,
): Draft<F> {
  const kept = (Object.keys(form.fields) as Name<F>[]).filter((name) => {
    const side = choices[name];
    return side === undefined ? !sameValue(form, name, base, mine) : side === 'mine';
  });
  return {
    ...startOf(form, theirs, locale),
    ...(Object.fromEntries(kept.map((name) => [name, draft[name]])) as Partial<Draft<F>>),
  };
}
