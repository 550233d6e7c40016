import type { Command, Draft, Fields, Form, Name, Values } from './define';
import { readDraft, sameValue, startOf } from './evaluate';

export type Side = 'mine' | 'theirs';
/** Whose value each field gets that both changed, or that only the other person changed. */
export type Choices<F extends Fields> = Partial<Record<Name<F>, Side>>;

/** Three states of one record: as it was read, as this person has it, as somebody else saved it meanwhile. */
export interface Conflict<F extends Fields, R> {
  readonly theirs: R;
  readonly base: Partial<Values<F>>;
  readonly mine: Partial<Values<F>>;
  readonly now: Partial<Values<F>>;
  readonly choices: Choices<F>;
}

/**
 * Compares the three; `before` are fields of an older base, which a kept draft was made from. By default each keeps
 * their own work: what I changed stays mine, what only they changed is theirs.
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
    (name) => !sameValue(form, name, states.base, states.now) && !sameValue(form, name, states.mine, states.now),
  );
  const choices = Object.fromEntries(
    changed.map((name) => [name, sameValue(form, name, states.base, states.mine) ? 'theirs' : 'mine']),
  ) as Choices<F>;
  return { theirs, ...states, choices };
}

/** My draft on top of the record as it is now: only what I changed or chose to keep differs from it. */
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
