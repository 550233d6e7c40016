import { count, money, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';

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
