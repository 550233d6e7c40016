import type { Amount } from '@/lib/forms/recipe';

/** An ingredient that was added, removed or changed in quantity. */
export interface AmountChange {
  readonly item_id: number;
  readonly was?: Amount;
  readonly now?: Amount;
}

/** Differences between two recipes by ingredient, those of the old recipe first. */
export function recipeDiff(before: readonly Amount[], after: readonly Amount[]): AmountChange[] {
  const later = new Map(after.map((amount) => [amount.item_id, amount]));
  const earlier = new Set(before.map(({ item_id }) => item_id));
  const changed = before.flatMap((was): AmountChange[] => {
    const now = later.get(was.item_id);
    if (!now) return [{ item_id: was.item_id, was }];
    return now.item_quantity === was.item_quantity ? [] : [{ item_id: was.item_id, was, now }];
  });
  const added = after.filter(({ item_id }) => !earlier.has(item_id)).map((now) => ({ item_id: now.item_id, now }));
  return [...changed, ...added];
}
