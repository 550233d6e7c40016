'use client';
import { useMemo } from 'react';
import type { useFresh } from '@/lib/api/use-fresh';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { listIngredients } from '@/lib/sections/menu/contract/menu';

type Reply = ReplyOf<typeof listIngredients>;

/** Folder or item of the stock that a recipe may use. `prime_cost` is baht per measure. */
export type ItemRow = Reply['items'][number];
export type ItemsById = ReadonlyMap<number, ItemRow>;

const NOTHING: readonly ItemRow[] = [];

/** Items that a recipe may use, from the result of `useFresh`. */
export function useItems(
  reading: Pick<ReturnType<typeof useFresh>, 'error' | 'loading' | 'reload'> & { data: Reply | undefined },
) {
  const { data, error, loading, reload } = reading;
  const rows = data?.items ?? NOTHING;
  const byId: ItemsById = useMemo(() => new Map(rows.map((row) => [row.item_id, row])), [rows]);
  return { rows, byId, error, loading, reload };
}

export type Items = ReturnType<typeof useItems>;
