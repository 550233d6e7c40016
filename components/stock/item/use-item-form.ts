'use client';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { call } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-endpoint';
import { stockRows, type StockItemRow } from '@/lib/contract/stock';
import { saveStockItem } from '@/lib/contract/stock-edit';
import { CODE, type Problem } from '@/lib/contract/problem';
import {
  bodyOf,
  changedFields,
  draftOf,
  errorsOf,
  FIELDS,
  valuesOf,
  valuesOfItem,
  type Field,
  type ItemDraft,
  type ItemValues,
  type MeasureChange,
} from './item-draft';

/** What somebody else made of the item meanwhile: the fields, and their values now. */
export interface Conflict {
  readonly fields: readonly Field[];
  readonly values: ItemValues;
}

const fieldOf = ({ field }: Problem): Field | null => {
  if (field === 'measure_factor') return 'measure_id';
  return FIELDS.find((known) => `new_${known}` === field) ?? null;
};

/** Everything the card knows: what was read, what stands in the form, what is wrong with it, and saving. */
export function useItemForm(item: StockItemRow, onSaved: () => void) {
  const locale = useLocale();
  const [base, setBase] = useState({ values: valuesOfItem(item), version: item.version });
  const start = draftOf(base.values, locale);
  const [draft, setDraft] = useState(start);
  const [measure, setMeasure] = useState<MeasureChange | null>(null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refusal, setRefusal] = useState<{ field: Field | null; problem: Problem } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { trigger } = useCommand(saveStockItem);

  const errors = errorsOf(draft, start, locale);
  const dirty = FIELDS.some((field) => draft[field] !== start[field]);
  const change = (patch: Partial<ItemDraft>) => {
    setDraft((before) => ({ ...before, ...patch }));
    if (refusal?.field && refusal.field in patch) setRefusal(null);
  };

  /** Reads what they made of it; what this person has not touched follows the server. */
  const readAgain = async () => {
    const { rows } = await call(stockRows, {});
    const now = rows.find((row) => row.item_id === item.item_id);
    if (!now?.is_file) return;
    const values = valuesOfItem(now);
    const moved = changedFields(base.values, values);
    const fresh = draftOf(values, locale);
    const follow = moved.filter((field) => draft[field] === start[field]);
    setConflict({ fields: moved, values });
    setBase({ values, version: now.version });
    setDraft((mine) => ({ ...mine, ...Object.fromEntries(follow.map((field) => [field, fresh[field]])) }));
    if (moved.includes('measure_id')) setMeasure(null);
  };

  const send = async () => {
    const changes = bodyOf(base.values, valuesOf(draft, base.values, locale), measure);
    if (Object.keys(changes).length > 0) {
      const { version } = base;
      await trigger({ body: { item_id: item.item_id, ...changes, ...(version !== undefined && { version }) } });
    }
    onSaved();
  };

  const submit = async () => {
    if (sending.current) return;
    if (Object.keys(errors).length > 0) {
      setLeft(new Set(FIELDS));
      return;
    }
    sending.current = true;
    setBusy(true);
    setRefusal(null);
    setConflict(null);
    try {
      await send();
    } catch (reason) {
      const problem = problemOf(reason);
      const outrun = problem.code === CODE.conflict && problem.field === 'version';
      if (!outrun) setRefusal({ field: fieldOf(problem), problem });
      else await readAgain().catch((failure: unknown) => setRefusal({ field: null, problem: problemOf(failure) }));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    base: base.values,
    start,
    draft,
    change,
    measure,
    /** Decides on another measure; a recalculation sets the figures, so what was typed of them goes. */
    changeMeasure: (measure_id: number, decided: MeasureChange | null) => {
      setMeasure(decided);
      const { quantity, stock_price, package_quantity } = start;
      change({ measure_id, ...(decided?.recalculate && { quantity, stock_price, package_quantity }) });
    },
    errorAt: (field: Field) => (left.has(field) ? errors[field] : undefined),
    leave: (field: Field) => setLeft((before) => new Set(before).add(field)),
    refusal,
    conflict,
    dirty,
    busy,
    submit,
  };
}

export type ItemForm = ReturnType<typeof useItemForm>;
