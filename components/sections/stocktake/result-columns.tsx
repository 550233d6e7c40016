'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import type { Column } from '@/components/table/column';
import { Checkbox } from '@/components/ui/checkbox';
import type { CountLine, CountTotal, StockCount } from '@/lib/sections/stocktake/contract';
import { decimalsOf } from '@/lib/domain/measure';
import { withItem } from '@/lib/domain/sets';
import { changeTone } from '@/lib/lists/report/change';
import { gapOf } from '@/lib/sections/stocktake/rules';
import classes from './result-view.module.css';

/** Choice of the approver: items whose shortage is written off on purpose. */
export interface Choice {
  readonly writeOff: ReadonlySet<number>;
  readonly setWriteOff: (items: ReadonlySet<number>) => void;
}

/** Column of a difference, with its sign and colour. */
const gapColumn = (of: 'amount' | 'quantity'): Pick<Column<CountLine>, 'value' | 'written' | 'tone'> => ({
  value: (line) => gapOf(line)?.[of],
  written: (line, _words, text) => ((gapOf(line)?.[of] ?? 0) > 0 ? `+${text}` : text),
  tone: (line) => changeTone(of, gapOf(line)?.[of] ?? 0, false),
});

function Booking({ line, choice }: { line: CountLine; choice: Choice | null }) {
  const t = useTranslations('stocktake.result');
  const gap = gapOf(line);
  if (line.stale) return <span className={classes['stale']}>{t('stale')}</span>;
  if (line.booked) return t(line.booked);
  if (!gap || gap.quantity === 0) return null;
  if (gap.quantity > 0) return t('recharge');
  if (!choice) return t('shortfall');
  return (
    <Checkbox
      label={t('writeOff')}
      aria-label={t('asWriteOff', { name: line.name })}
      checked={choice.writeOff.has(line.item_id)}
      onChange={() => choice.setWriteOff(withItem(choice.writeOff, line.item_id))}
    />
  );
}

/** Columns of a count's lines; with a choice, shortages can be written off. */
export function useLineColumns(choice: Choice | null, status: StockCount['status']): readonly Column<CountLine>[] {
  const t = useTranslations('stocktake');
  const { figure, name: measure } = useMeasure();
  return useMemo(
    (): Column<CountLine>[] => [
      { key: 'name', kind: 'text', label: t('columns.name'), minWidth: 170, pinned: true, fixed: true },
      { key: 'folder', kind: 'text', label: t('columns.folder'), minWidth: 150, wideOnly: true },
      { key: 'amount', kind: 'money', label: t('columns.difference'), width: 110, ...gapColumn('amount') },
      {
        key: 'difference',
        kind: 'quantity',
        label: t('columns.quantity'),
        width: 90,
        decimals: (line) => decimalsOf(line, gapOf(line)?.quantity),
        ...gapColumn('quantity'),
      },
      {
        key: 'expected',
        kind: 'quantity',
        label: t('columns.expected'),
        width: 90,
        render: (line) => line.expected != null && figure(line.expected, line),
      },
      {
        key: 'counted',
        kind: 'quantity',
        label: t('columns.counted'),
        width: 100,
        render: (line) => (line.counted === null ? t('result.notCounted') : figure(line.counted, line)),
      },
      { key: 'measure', kind: 'text', label: t('columns.measure'), width: 56, render: (line) => measure(line) },
      {
        key: 'booking',
        kind: 'text',
        label: t(status === 'approved' ? 'columns.booked' : 'columns.booking'),
        width: 130,
        render: (line) => <Booking line={line} choice={choice} />,
      },
      { key: 'counted_by', kind: 'text', label: t('columns.countedBy'), width: 110, wideOnly: true },
      { key: 'counted_time', kind: 'time', label: t('columns.countedTime'), width: 136, wideOnly: true },
    ],
    [t, figure, measure, choice, status],
  );
}

/** Columns of a count's folders. */
export function useFolderColumns(): readonly Column<CountTotal>[] {
  const t = useTranslations('stocktake');
  return useMemo(
    (): Column<CountTotal>[] => [
      {
        key: 'folder',
        kind: 'text',
        label: t('columns.folder'),
        minWidth: 170,
        pinned: true,
        fixed: true,
        value: ({ folder }) => folder || t('noFolder'),
      },
      { key: 'value', kind: 'money', label: t('columns.value'), width: 150 },
      { key: 'shortage', kind: 'money', label: t('columns.shortage'), width: 120 },
      { key: 'surplus', kind: 'money', label: t('columns.surplus'), width: 120 },
    ],
    [t],
  );
}
