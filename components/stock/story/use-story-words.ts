'use client';
import { useTranslations } from 'next-intl';
import type { StoryKind, StoryRow } from '@/lib/contract/stock-story';

/** A legacy server sends no kind: what it must have been. */
function kindOf(row: StoryRow): StoryKind | null {
  if (row.kind) return row.kind;
  if (row.order_number !== null) return 'order';
  if (row.write_off_or_recharge !== null) return row.write_off_or_recharge === 1 ? 'write_off' : 'recharge';
  return null;
}

/** What a movement was, in words: its kind with the number of its order or delivery. */
export function useStoryWords(): (row: StoryRow) => string {
  const t = useTranslations('stockStory');
  return (row) => {
    if (row.order_number !== null) return t('order', { number: row.order_number });
    if (row.purchase_number) return t('purchase', { number: row.purchase_number });
    const kind = kindOf(row);
    if (kind) return t(`kinds.${kind}`);
    return row.description ? '' : t(row.quantity < 0 ? 'out' : 'in');
  };
}
