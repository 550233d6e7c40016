'use client';
import { useLocale } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import { ApiError, call } from '@/lib/api/call';
import { useCommand, useRefresh } from '@/lib/api/use-endpoint';
import { dishIngredients, menuDish } from '@/lib/contract/menu';
import { createItem, saveItem } from '@/lib/contract/menu-edit';
import { CODE, type Problem } from '@/lib/contract/problem';
import { firstChoices, rebase, type Choices } from './conflict';
import {
  changesOf,
  emptyDraft,
  FIELDS,
  loadedDish,
  sameDraft,
  valuesOf,
  type DishDraft,
  type Field,
  type LoadedDish,
} from './draft';
import { fieldOf } from './field-of';
import { savedRow, type Saved } from './saved-row';
import { holdsBack, useIdCheck } from './use-id-check';
import { errorsOf } from './validate';

export interface DishFormOptions {
  /** The dish as read; `null` for a new one. */
  readonly loaded: LoadedDish | null;
  /** Nothing can be changed; there is nothing to save. */
  readonly readOnly: boolean;
  /** Where a new dish goes. */
  readonly parentId: number;
  readonly onClose: () => void;
  /** Told the dish's id; of an edited dish also what its row shows until the menu has been read anew. */
  readonly onSaved?: ((itemId: number, saved?: Saved) => void) | undefined;
}

interface Conflict {
  readonly theirs: LoadedDish;
  readonly choices: Choices;
}

const problemOf = (reason: unknown): Problem =>
  reason instanceof ApiError ? reason.problem : { code: CODE.internal, message: String(reason) };

/** Everything the dish dialog knows: what was read, what stands in the form, what is wrong with it, and saving. */
export function useDishForm({ loaded, readOnly, parentId, onClose, onSaved }: DishFormOptions) {
  const locale = useLocale();
  const [base, setBase] = useState(loaded);
  const start = useMemo(() => base?.draft ?? emptyDraft(locale), [base, locale]);
  const [draft, setDraft] = useState(start);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refusal, setRefusal] = useState<{ field: Field | null; problem: Problem } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [wanted, setWanted] = useState<{ field: Field } | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const refresh = useRefresh(saveItem);
  const { trigger: create } = useCommand(createItem);

  const errors = useMemo(() => errorsOf(draft, base?.draft ?? null, locale), [draft, base, locale]);
  const oldId = base?.values.item_id ?? undefined;
  const ownId = draft.item_id.trim() === '' || Number(draft.item_id) === oldId;
  const idState = useIdCheck(ownId || errors.item_id ? null : draft.item_id.trim(), oldId);

  const change = (patch: Partial<DishDraft>) => {
    if (readOnly) return;
    setDraft((before) => ({ ...before, ...patch }));
    if (refusal?.field && refusal.field in patch) setRefusal(null);
  };

  const send = async (onto: LoadedDish | null, now: DishDraft): Promise<void> => {
    const { item_id, ...values } = valuesOf(now, locale);
    if (!onto) {
      const made = await create({ body: { ...values, parent_id: parentId, ...(item_id !== null && { item_id }) } });
      onSaved?.(made.item_id);
      return;
    }
    const changes = changesOf(onto.values, { ...values, item_id });
    const from = onto.values.item_id;
    if (Object.keys(changes).length === 0 || from === null) return;
    const { version } = onto;
    await call(saveItem, { body: { item_id: from, ...(version !== undefined && { version }), ...changes } });
    // Not waited for: to read a whole menu takes longer than to save one dish.
    const saved = { fresh: refresh(), patch: savedRow(from, { ...values, item_id }, now.ingredients) };
    onSaved?.(item_id ?? from, saved);
  };

  /** Somebody was quicker: reads what they made of the dish, and puts it beside what is in the form. */
  const compare = async (onto: LoadedDish, now: DishDraft): Promise<void> => {
    const params = { id: onto.values.item_id ?? 0 };
    const [{ dish }, { items }] = await Promise.all([call(menuDish, { params }), call(dishIngredients, { params })]);
    const theirs = loadedDish(dish, items, locale);
    setConflict({ theirs, choices: firstChoices(onto.values, valuesOf(now, locale), theirs.values) });
  };

  const refuse = (problem: Problem) => {
    const field = fieldOf(problem);
    setRefusal({ field, problem });
    if (field) setWanted({ field });
  };

  const submit = async (onto: LoadedDish | null, now: DishDraft): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await send(onto, now);
      onClose();
    } catch (reason) {
      const problem = problemOf(reason);
      const outrun = onto && problem.code === CODE.conflict && problem.field === 'version';
      if (outrun) await compare(onto, now).catch((failure: unknown) => refuse(problemOf(failure)));
      else refuse(problem);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const mine = () => valuesOf(draft, locale);
  const settle = (choices: Choices): { theirs: LoadedDish; merged: DishDraft } | null => {
    if (!base || !conflict) return null;
    const merged = rebase(conflict.theirs, base.values, draft, mine(), choices);
    setBase(conflict.theirs);
    setDraft(merged);
    setConflict(null);
    return { theirs: conflict.theirs, merged };
  };

  return {
    isNew: base === null,
    readOnly,
    base,
    draft,
    start,
    change,
    errors,
    /** The errors to show: of fields that were left, or all after an attempt to save. */
    shown: (field: Field) => (left.has(field) ? errors[field] : undefined),
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    idState,
    refusal,
    conflict: conflict && base && { ...conflict, base: base.values, mine: mine() },
    choose: (choices: Choices) => setConflict((before) => before && { ...before, choices }),
    keepEditing: () => settle(conflict?.choices ?? {}),
    resolve: () => {
      const settled = settle(conflict?.choices ?? {});
      return settled ? submit(settled.theirs, settled.merged) : Promise.resolve();
    },
    /** The field to lead the person to; a new object each time. */
    wanted,
    busy,
    dirty: !sameDraft(start, draft),
    blocked: holdsBack(idState) || (errors.item_id !== undefined && left.has('item_id')),
    /** The dish got a new version by another way than this form: its picture. */
    advance: (version: number) => setBase((before) => before && { ...before, version }),
    reset: () => {
      setDraft(start);
      setLeft(new Set());
      setRefusal(null);
    },
    submit: async () => {
      if (readOnly) return;
      const first = FIELDS.find((field) => errors[field]);
      if (!first && !holdsBack(idState)) return submit(base, draft);
      setLeft(new Set(FIELDS));
      setWanted({ field: first ?? 'item_id' });
    },
  };
}

export type DishForm = ReturnType<typeof useDishForm>;
