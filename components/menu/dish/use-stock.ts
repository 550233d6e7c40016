'use client';
import { useMemo, useState } from 'react';
import { useFresh } from '@/lib/api/use-fresh';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { listIngredients } from '@/lib/contract/menu';

export type StockRow = ReplyOf<typeof listIngredients>['items'][number];
export type StockById = ReadonlyMap<number, StockRow>;

const NOTHING: readonly StockRow[] = [];

/** Stock items for recipes, loaded when first needed and kept while the dialog is open. */
export function useStock(needed: boolean) {
  const { data, error, loading, reload } = useFresh(listIngredients, useNeeded(needed) ? {} : null);
  const rows = data?.items ?? NOTHING;
  const byId: StockById = useMemo(() => new Map(rows.map((row) => [row.item_id, row])), [rows]);
  return { rows, byId, error, loading, reload };
}

export type Stock = ReturnType<typeof useStock>;

/** Stays true after the first time. */
function useNeeded(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
