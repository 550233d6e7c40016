import type { DayClose } from '@/lib/sections/days/contract';
import { listExpenses } from '@/lib/sections/expenses/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import { aggregatedIngredients } from '@/lib/sections/menu/contract/menu';
import { getOrder, listOrders } from '@/lib/sections/orders/contract/orders';
import { stockStory } from '@/lib/sections/stock/contract/story';
import { toSatang } from '@/lib/domain/money';
import type { Ask } from './ask';

export type { Ask };

const TODAY = { period_id: 0 } as const;
const MAX_ROWS = 1000;

/** Figures of the current business day from the lists, and the funds, in satang. */
export async function readDay(ask: Ask) {
  const { totals } = await ask(listOrders, { body: { ...TODAY, page: 1, count: 1 } });
  const list = await ask(listExpenses, { body: { ...TODAY, report_type: 2, page: 1, count: MAX_ROWS } });
  const rows = list.filtered_records;
  if (rows.length < list.total_records) throw new Error('A day of more than a page is not read here');
  const held = await ask(getFunds, {});
  const moved = (kinds?: readonly string[]) =>
    rows
      .filter(({ kind = '' }) => kinds?.includes(kind) ?? true)
      .reduce((sum, row) => sum + toSatang(row.cashier_after!) - toSatang(row.cashier_before!), 0);
  return {
    rows,
    orders: {
      count: totals.total_records,
      total: toSatang(totals.total_price),
      discount: toSatang(totals.total_discount),
      paid: toSatang(totals.total_paidsum),
      cash: toSatang(totals.total_cash!),
      card: toSatang(totals.total_card!),
    },
    income: { cash: toSatang(list.total_cash_income!), card: toSatang(list.total_card_income!) },
    outcome: { cash: toSatang(list.total_cash_outcome!), card: toSatang(list.total_card_outcome!) },
    funds: { cashier: toSatang(held.cashier!), safe: toSatang(held.safe), bank: toSatang(held.bank) },
    cashbox: {
      moved: moved(),
      deposits: moved(['opening', 'cashier_deposit']),
      withdrawals: -moved(['cashier_withdrawal']),
      to_safe: -moved(['transfer_from_cashier_to_safe', 'day_close_to_safe']),
    },
  };
}
export type Day = Awaited<ReturnType<typeof readDay>>;

/**
 * Differences between a day's sheet and the lists just before it was settled: by name, actual and expected, in satang.
 * Opening, deposits and the like follow from the expenses' balances.
 */
export function sheetFaults({ sheet, ...close }: DayClose, day: Day, float: number): [string, number, number][] {
  if (!sheet) throw new Error('The day is not closed');
  const { cashbox, orders, funds } = day;
  const of = (key: 'cash' | 'card' | 'orders') => sheet.by_cashier.reduce((sum, row) => sum + toSatang(row[key]), 0);
  const rest = cashbox.moved - orders.cash - cashbox.deposits + cashbox.withdrawals + cashbox.to_safe;
  const counted = close.denominations.reduce((sum, { value, pieces }) => sum + toSatang(value) * pieces, 0);
  const pairs: [string, number, number][] = [
    ['opening', toSatang(sheet.opening), funds.cashier - cashbox.moved],
    ['cash_income', toSatang(sheet.cash_income), orders.cash],
    ['card_income', toSatang(sheet.card_income), orders.card],
    ['discount', toSatang(sheet.discount), orders.discount],
    ['orders', sheet.orders + sheet.cancelled, orders.count],
    ['deposits', toSatang(sheet.deposits), cashbox.deposits],
    ['withdrawals', toSatang(sheet.withdrawals), cashbox.withdrawals],
    ['to_safe', toSatang(sheet.to_safe), cashbox.to_safe],
    ['expenses and corrections', toSatang(sheet.corrections) - toSatang(sheet.expenses), rest],
    ['by_cashier, cash', of('cash'), orders.cash],
    ['by_cashier, card', of('card'), orders.card],
    ['by_cashier, orders', of('orders') / 100, sheet.orders],
    ['expected', toSatang(close.expected!), funds.cashier],
    ['counted', toSatang(close.counted), counted],
    ['difference', toSatang(close.difference!), counted - funds.cashier],
    ['float', toSatang(close.float ?? 0), float],
    ['closed to_safe', toSatang(close.to_safe ?? 0), counted - float],
  ];
  return pairs.filter(([, is, should]) => is !== should);
}

const add = (sums: Record<string, number>, key: string, more: number) => (sums[key] = (sums[key] ?? 0) + more);

/**
 * Stock taken by orders, computed twice: from their lines and today's recipes, and from the stories of all those items;
 * in thousandths, by order and item. Orders taken back are left out of both.
 */
export async function readTaken(ask: Ask, numbers: readonly number[]) {
  const orders = await Promise.all(numbers.map((id) => ask(getOrder, { params: { id } })));
  const items = [...new Set(orders.flatMap((order) => order.items.map(({ menu_id }) => menu_id)))];
  const recipes = new Map(
    (await ask(aggregatedIngredients, { body: { items } })).map(({ menu_id, ingredients }) => [menu_id, ingredients]),
  );
  const byLines: Record<string, number> = {};
  for (const { order_number, items: lines, cancelled_time } of orders)
    for (const { menu_id, quantity } of lines)
      for (const { item_id, item_quantity } of recipes.get(menu_id) ?? [])
        add(byLines, `${order_number} ${item_id}`, cancelled_time ? 0 : Math.round(quantity * item_quantity * 1000));
  const byStories: Record<string, number> = {};
  for (const item_id of new Set([...recipes.values()].flat().map((one) => one.item_id))) {
    const body = { item_id, period_id: 4, filters: [2 as const], page: 1, count: 500 };
    for (const { order_number, quantity = 0 } of (await ask(stockStory, { body })).items)
      if (order_number !== null && numbers.includes(order_number))
        add(byStories, `${order_number} ${item_id}`, -Math.round(quantity * 1000));
  }
  return { byLines, byStories };
}
