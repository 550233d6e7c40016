'use client';
import { useMemo } from 'react';
import { useItems } from '@/components/recipe/use-items';
import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { useFresh } from '@/lib/api/use-fresh';
import { craftIngredients, listCraftItems, listCrafts, type Craft } from '@/lib/sections/craft/contract/craft';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { listIngredients } from '@/lib/sections/menu/contract/menu';
import type { CraftRecord } from '@/lib/sections/craft/forms/craft';

/** Whether the server keeps more of a craft than output quantity and recipe; a legacy server does not. */
export const isOwnCraft = ({ version }: Pick<Craft, 'version'>): boolean => version !== undefined;

/** A listed craft with its recipe, and the items that its recipe may use. Both are read on opening. */
export function useCraftRecord(craft: Craft) {
  const isOwn = isOwnCraft(craft);
  const { data, error, reload } = useFresh(craftIngredients, { body: { craft_id: craft.craft_id } });
  const own = useFresh(listCraftItems, isOwn ? { body: {} } : null);
  const legacy = useFresh(listIngredients, isOwn ? null : {});
  const record = useMemo(() => (data ? recordOf(craft, data) : null), [craft, data]);
  return { record, error, reload, items: useItems(isOwn ? own : legacy) };
}

const recordOf = (craft: Craft, { items: recipe, ...texts }: ReplyOf<typeof craftIngredients>): CraftRecord => ({
  craft,
  recipe,
  ...texts,
});

/** Reads a craft again after somebody else saved it. */
export async function readCraft(craftId: number): Promise<CraftRecord> {
  const [{ items }, recipe] = await Promise.all([
    call(listCrafts, { body: {} }),
    call(craftIngredients, { body: { craft_id: craftId } }),
  ]);
  const craft = found(items.find(({ craft_id }) => craft_id === craftId));
  return recordOf(craft, recipe);
}
