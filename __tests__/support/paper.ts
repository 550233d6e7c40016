import type { Paper } from '@/lib/lists/paper';

const COLUMNS: Paper['columns'] = [
  { label: 'День', right: false, percent: 50, wraps: true },
  { label: 'Сумма', right: true, percent: 50, wraps: false },
];

/** A paper of one row, without a chart and totals. */
export const paperOf = (more: Partial<Paper> = {}): Paper => ({
  title: 'Отчёт',
  scope: 'Всё время',
  chart: null,
  columns: COLUMNS,
  rows: [{ cells: ['20.11', '1,00'], struck: false, strong: false }],
  totals: null,
  besides: [],
  cut: '',
  wide: false,
  scale: 1,
  ...more,
});
