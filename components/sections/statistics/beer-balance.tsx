'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { ReportReply, ReportRow } from '@/lib/lists/report/define';
import { measureName } from '@/lib/sections/statistics/lists/stock-columns';
import { useFormats } from '@/components/frame/use-formats';

/** Columns of the balance by their name in the message, in the order of the sum. */
const PARTS = {
  opening: 'opening_quantity',
  purchased: 'purchased_quantity',
  brewed: 'brewed_quantity',
  sold: 'sold_quantity',
  elsewhere: 'sold_elsewhere_quantity',
  lost: 'written_off_quantity',
  counted: 'counted_quantity',
  left: 'left_quantity',
} as const;
/** Decimals of litres in reports. */
const DECIMALS = 2;

interface BeerBalanceProps {
  /** The selected beer; without one the totals are added up. */
  row: ReportRow | undefined;
  reply: Pick<ReportReply, 'totals' | 'items'> | undefined;
}

/** Balance of the selected beer, or of all in litres (docs/domain.md 11.3). A legacy server has none. */
export function BeerBalance({ row, reply }: BeerBalanceProps) {
  const words = useTranslations();
  const { formatQuantity } = useFormats();
  const [first] = reply?.items ?? [];
  if (!reply || typeof first?.['left_quantity'] !== 'number') return null;
  const figures: Readonly<Record<string, unknown>> = row ?? reply.totals;
  // A total that is 0 may be missing.
  const figure = (key: string) => formatQuantity(Number(figures[key] ?? 0), DECIMALS);
  const values = Object.fromEntries(Object.entries(PARTS).map(([name, key]) => [name, figure(key)]));
  const of = row
    ? [String(row['name']), measureName(row, words)].filter(Boolean).join(', ')
    : words('reports.draftBeer.allBeer');
  return (
    <p className={cx(layout.muted, layout.tiny, layout.figures)} role="status">
      {words('reports.draftBeer.balance', { of, ...(values as Record<keyof typeof PARTS, string>) })}
    </p>
  );
}
