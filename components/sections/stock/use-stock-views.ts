import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { RootView } from '@/components/browse/root-views';
import { useSees } from '@/components/sight/offers';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import { STOCK_VIEWS, type Days } from '@/lib/sections/stock/rules/views';

/** Flat lists of the whole stock; `days` are the days left by item, where known. */
export function useStockViews(days: Days): readonly RootView<StockRow>[] {
  const t = useTranslations('stock.views');
  const seesHeld = useSees('held');
  return useMemo(
    () => [
      { key: 'all', label: t('all'), holds: STOCK_VIEWS.all },
      ...(seesHeld
        ? [
            { key: 'low', label: t(days ? 'low' : 'empty'), holds: (row: StockRow) => STOCK_VIEWS.low(row, days) },
            { key: 'negative', label: t('negative'), holds: STOCK_VIEWS.negative },
          ]
        : []),
    ],
    [t, days, seesHeld],
  );
}
