import { desc, eq } from 'drizzle-orm';
import { expenses, menuItems } from '@/backend/src/db/schema';
import { deleteExpense, transferExpense } from '@/lib/sections/expenses/contract';
import { getOrder } from '@/lib/sections/orders/contract/orders';
import { toBaht } from '@/lib/domain/money';
import { roundingOf } from '@/lib/domain/cash-rounding';
import { codeOf } from '@/__tests__/support/ask';
import { held, owner } from '../../money/money';
import { tillBar } from './bar';

const [DOWN, UP] = [81, 82];
const { stack, db, till, cash, orderOf, expenseOf } = tillBar({ CASH_ROUNDING: '0.25' });
const admin = owner();
beforeAll(async () => {
  const down = { item_id: DOWN, is_file: true, name: 'Вниз', retail_price: 50_10 };
  const up = { item_id: UP, is_file: true, name: 'Вверх', retail_price: 199_99 };
  await db().insert(menuItems).values([down, up]);
});

const paid = async (menu_id: number, payment: object = {}) => {
  const at = till.fresh();
  await till.add(at, menu_id);
  return (await till.ask('pay', cash(at, payment))).json;
};
const expenseIdOf = async (number: unknown) => (await expenseOf(number))?.expense_id ?? 0;

test.each([
  [50_10, 25, -10],
  [50_12, 25, -12],
  [50_13, 25, 12],
  [199_99, 25, 1],
  [199_75, 50, 25],
  [199_49, 100, -49],
  [0, 100, 0],
  [10, 100, -10],
  [12_345, 0, 0],
])('%d satang come to a multiple of %d by %d', (satang, step, rounding) => {
  expect(roundingOf(satang, step)).toBe(rounding);
});

test('cash is rounded by a line of its own, and nothing else is', async () => {
  expect((await till.ask('setup')).json).toMatchObject({ cash_rounding: 0.25 });
  const before = await held(stack());
  const rounded = await paid(DOWN);
  expect(rounded).toMatchObject({ paidsum: 50.1, paid_cash: 50.1, paid_card: 0, rounding: -0.1 });
  const mixed = await paid(UP, { paid_type: 'mixed', card_part: 100 });
  expect(mixed).toMatchObject({ paidsum: 199.99, paid_cash: 99.99, paid_card: 100, rounding: 0.01 });
  const card = await paid(UP, { paid_type: 'card' });
  expect(card).not.toHaveProperty('rounding');
  const after = await held(stack());
  expect([after.cashier - before.cashier, after.bank - before.bank]).toEqual([150_00, 299_99]);
  const isRounding = eq(expenses.kind, 'cash_rounding');
  const [row] = await db().select().from(expenses).where(isRounding).orderBy(desc(expenses.expense_id));
  const name = `#${String(mixed['order_number'])}`;
  expect(row).toMatchObject({ cost: 1, name, flow: 'operation', order_number: null });
  const { rounding } = await admin.ask(getOrder, { params: { id: Number(rounded['order_number']) } });
  expect(rounding).toBe(-0.1);
  expect(await codeOf(admin.ask(deleteExpense, { body: { expense_id: row?.expense_id ?? 0 } }))).toBe(1);
});

test('it goes with the order, and follows the way of payment', async () => {
  const before = await held(stack());
  const { order_number } = await paid(DOWN);
  const expense_id = await expenseIdOf(order_number);
  await admin.ask(transferExpense, { body: { expense_id } });
  expect(await orderOf(order_number)).toMatchObject({ paid_card: 50_10, rounding: 0, rounding_entry_id: null });
  expect(await held(stack())).toEqual({ ...before, bank: before.bank + 50_10 });
  await admin.ask(transferExpense, { body: { expense_id } });
  expect(await orderOf(order_number)).toMatchObject({ paid_cash: 50_10, rounding: -10 });
  expect(await held(stack())).toEqual({ ...before, cashier: before.cashier + 50_00 });
  await admin.ask(deleteExpense, { body: { expense_id } });
  expect(await held(stack())).toEqual(before);
});

test('an order that was rounded down is taken back although the cashbox holds no more than the guest gave', async () => {
  const { cashier } = await held(stack());
  await admin.operate('cashier_withdrawal', toBaht(cashier));
  const { order_number } = await paid(DOWN);
  expect((await held(stack())).cashier).toBe(50_00);
  await admin.ask(deleteExpense, { body: { expense_id: await expenseIdOf(order_number) } });
  expect((await held(stack())).cashier).toBe(0);
});

test('a close balances in coins that exist: rounding is a line of its sheet', async () => {
  await paid(DOWN);
  await paid(UP);
  const { cashier } = await held(stack());
  expect(cashier % 25).toBe(0);
  const { close_id, difference } = await admin.count(toBaht(cashier));
  expect(difference).toBe(0);
  await admin.close(close_id, 0);
  const { sheet, expected } = await admin.day(close_id);
  if (!sheet) throw new Error('The day is not closed');
  const { opening, cash_income, deposits, withdrawals, to_safe, expenses: spent, corrections, rounding } = sheet;
  expect(rounding).toBe(-0.18);
  const sum = opening + cash_income + (rounding ?? 0) + deposits - withdrawals - to_safe - spent + corrections;
  expect([sum.toFixed(2), corrections]).toEqual([expected?.toFixed(2), 0]);
});
