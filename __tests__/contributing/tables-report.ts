import { count, money, text } from '@/lib/reports/report/columns';
import { defineReport } from '@/lib/reports/report/define';
import { hall } from '@/lib/reports/report/filters';

/** Sales by table. */
export const tables = defineReport({
  section: 'statistics',
  part: 'tables',
  sort: { key: 'paidsum', direction: 'desc' },
  filters: { hall: hall() },
  columns: {
    table: text(),
    orders: count({ total: true }),
    paidsum: money({ total: true, compare: true }),
  },
});
