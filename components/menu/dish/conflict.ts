import { differs, FIELDS, type DishDraft, type DishValues, type Field, type LoadedDish } from './draft';

export type Side = 'mine' | 'theirs';
/** Whose value each field gets that somebody else changed meanwhile. */
export type Choices = Readonly<Partial<Record<Field, Side>>>;

/** The fields that somebody else changed since `base` was read, and that do not say the same as mine. */
export const changedByOther = (base: DishValues, mine: DishValues, theirs: DishValues): Field[] =>
  FIELDS.filter((field) => differs(base, theirs, field) && differs(mine, theirs, field));

/** To begin with everybody keeps their own work: what I changed stays mine, what only they changed stays theirs. */
export const firstChoices = (base: DishValues, mine: DishValues, theirs: DishValues): Choices =>
  Object.fromEntries(
    changedByOther(base, mine, theirs).map((field) => [field, differs(base, mine, field) ? 'mine' : 'theirs']),
  );

/** My draft on top of the dish as it is now: only what I changed or chose to keep differs from it. */
export function rebase(theirs: LoadedDish, base: DishValues, mine: DishDraft, values: DishValues, choices: Choices) {
  const kept = FIELDS.filter((field) => {
    const side = choices[field];
    return side === undefined ? differs(base, values, field) : side === 'mine';
  });
  return { ...theirs.draft, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) } as DishDraft;
}
