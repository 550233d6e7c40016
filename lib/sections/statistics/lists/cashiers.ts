import { count, id, money, text } from '@/lib/lists/report/columns';
import { defineReport } from '@/lib/lists/report/define';
import { hall } from '@/lib/lists/report/filters';

/** Sales by cashier, ours; 0 is no known cashier, e.g. at a till whose cashiers have no account here. */
export const cashiers = defineReport({
  section: 'statistics',
  part: 'cashiers',
  sort: { key: 'paidsum', direction: 'desc' },
  filters: { hall: hall() },
  columns: {
    cashier_id: id(),
    cashier_name: text({
      value: ({ cashier_name }, words) =>
        typeof cashier_name === 'string' && cashier_name ? cashier_name : words('reports.parts.cashiers.nobody'),
    }),
    orders: count({ total: true, compare: true }),
    discount: money({ total: true }),
    paidsum: money({ total: true, compare: true }),
    paid_cash: money({ total: true, needs: 'takings' }),
    paid_card: money({ total: true, needs: 'takings' }),
    check_average: money(),
    voids: count(),
    voided: money(),
  },
  ours: true,
});
