import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RootView } from '@/components/browse/root-views';
import type { StockItemRow, StockRow } from '@/lib/contract/stock';
import { SOON } from '@/lib/domain/stock-days';

type Days = ReadonlyMap<number, number> | undefined;

/** Whether an item runs out soon; without known sales, whether nothing is left. */
const isLow = ({ item_id, quantity }: StockItemRow, days: Days): boolean =>
  days ? (days.get(item_id) ?? SOON) < SOON : quantity <= 0;

/** Flat lists of the whole stock; `days` are the days left by item, where known. */
export function useStockViews(days: Days): readonly RootView<StockRow>[] {
  const t = useTranslations('stock.views');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: () => true },
      {
        key: 'low',
        label: t(days ? 'low' : 'empty'),
        holds: (row: StockRow) => row.is_file && !row.status && isLow(row, days),
      },
      { key: 'negative', label: t('negative'), holds: (row: StockRow) => row.is_file && row.quantity < 0 },
    ],
    [t, days],
  );
}
