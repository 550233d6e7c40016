import { PAGE_SIZES } from '@/lib/contract/primitives';
import { listCashiers, listOrders, type Order, type OrderTotals } from '../contract/orders';
import { recordNumber } from '@/lib/domain/record-number';
import { idFilter } from '@/lib/lists/filters';
import { namePart } from '@/lib/lists/name-part';
import { columnsIn, defineList, type Read, type TotalsHead } from '@/lib/lists/list';

/** Payment of an order in words; `others` if the server gives no sums. */
export function paymentKind({ paid_type, paidsum, paid_cash = 0, paid_card = 0 }: Order) {
  if (paid_type !== 'others') return paid_type;
  if (paidsum === 0) return 'free';
  return paid_cash === 0 && paid_card === 0 ? 'others' : 'mixed';
}

/** Imported orders have no balances, because they never touched the cashbox. */
const columns = columnsIn<Order>('exports.orders', {
  order_number: { kind: 'id', width: 84 },
  cashier_name: { kind: 'text', minWidth: 120 },
  table: { kind: 'text', width: 84 },
  time: { kind: 'time', width: 132 },
  discount: { kind: 'money', width: 100 },
  discount_percent: { kind: 'percent', width: 92 },
  paidsum: { kind: 'money', width: 104 },
  balancebefore: {
    kind: 'money',
    width: 116,
    together: 'balance',
    value: ({ source, balancebefore }) => (source ? undefined : balancebefore),
  },
  balanceafter: {
    kind: 'money',
    width: 116,
    together: 'balance',
    value: ({ source, balanceafter }) => (source ? undefined : balanceafter),
  },
  paid_type: { kind: 'text', width: 96, value: (order, words) => words(`exports.paid.${paymentKind(order)}`) },
  total_price: { kind: 'money', fileOnly: true },
  paid_cash: { kind: 'money', fileOnly: true },
  paid_card: { kind: 'money', fileOnly: true },
  cancelled_time: { kind: 'time', fileOnly: true },
  cancelled_by: { kind: 'text', fileOnly: true },
});

const filters = { cashier_id: idFilter };

/** Name of the chosen cashier; empty if no cashier is chosen. */
async function cashierNames(cashier_id: number, read: Read): Promise<string[]> {
  if (cashier_id === 0) return [];
  const { items } = await read(listCashiers, {});
  return [items.find(({ user_id }) => user_id === cashier_id)?.user_name ?? recordNumber(cashier_id)];
}

/** A total that its reader may not see has no heading. */
const HEADS: readonly TotalsHead[] = [
  { key: 'total_price', label: 'exports.orders.total_price', kind: 'money' },
  { key: 'total_discount', label: 'exports.orders.discount', kind: 'money' },
  { key: 'total_cash', label: 'exports.totals.cash', kind: 'money' },
  { key: 'total_card', label: 'exports.totals.card', kind: 'money' },
  { key: 'total_paidsum', label: 'exports.totals.revenue', kind: 'money' },
  { key: 'total_promo', label: 'exports.totals.ofItPromo', kind: 'money' },
];

/** List of orders, latest first. */
export const ordersList = defineList<typeof listOrders, Order, typeof filters>({
  id: 'orders',
  section: 'orders',
  path: '/orders',
  title: 'sections.orders',
  endpoint: listOrders,
  period: true,
  filters,
  counts: [...PAGE_SIZES, 'all'],
  columns,
  totals: {
    heads: (reply) =>
      HEADS.filter(({ key }) =>
        reply === undefined ? key !== 'total_promo' : reply.totals[key as keyof OrderTotals] !== undefined,
      ),
    lines: [{ key: 'total', label: 'exports.totals.total', cells: ({ totals }) => totals }],
  },
  input: ({ period, filters: { cashier_id }, page, count }) => ({ body: { ...period, cashier_id, page, count } }),
  rows: (reply) => reply.orders,
  total: ({ totals }) => totals.total_records,
  keyOf: (row) => row.order_number,
  isStruck: ({ cancelled_time }) => typeof cancelled_time === 'number',
  named: async ({ cashier_id }, _words, read) =>
    (await cashierNames(cashier_id, read)).map((name) => namePart('cashier', cashier_id, name)),
  narrowed: async ({ cashier_id }, words, read) =>
    (await cashierNames(cashier_id, read)).map((cashier) => words('exports.orders.ofCashier', { cashier })),
});
