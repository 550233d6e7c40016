import { dayCloses, pendingOperations } from '@/backend/src/db/schema';
import { listDays, countDay } from '@/lib/sections/days/contract';
import { transferExpense } from '@/lib/sections/expenses/contract';
import { addService } from '@/lib/sections/funds/contract';
import { boundsOf, businessDate } from '@/lib/domain/venue-time';
import {
  allExpenses,
  fieldOf,
  held,
  lastExpense,
  nextDay,
  owner,
  startTea,
  TEA,
  teller,
  ZONE,
  type Teller,
} from './money';
import { codeOf } from '../../support/ask';

const stack = startTea();
const admin = owner();
let cashier: Teller;
beforeAll(async () => {
  cashier = await teller(stack, 'kassa', ['CashierView', 'CashierDeposit']);
});

const db = () => stack.database.db;
const today = () => businessDate(Math.floor(Date.now() / 1000), ZONE);
/** Sells teas with a discount. */
const sell = (pieces: number, share = 0, login = 'kassa') => stack.sell(pieces, { share, login, discount_percent: 10 });

/** An operation of a till on an unpaid table, some minutes after noon of the business day. */
const ordered = (operation: 'add' | 'remove' | 'remove_all', count: number, minutes: number, table = '5') => {
  const operation_time = new Date((noon() + minutes * 60) * 1000);
  const price = operation === 'add' ? 50_00 : undefined;
  return { place_id: 16, table, menu_id: TEA, operation, count, price, operation_time };
};
const noon = () => boundsOf({ period_id: 0 }, Math.floor(Date.now() / 1000), ZONE).start ?? 0;

it('a cashier counts blind, a manager settles, and the sheet shows the day', async () => {
  await admin.operate('cashier_deposit', 1000);
  await sell(4);
  await sell(2, 1, 'admin');
  await sell(6, 0.5);
  await admin.operate('cashier_withdrawal', 120);
  await admin.operate('transfer_from_cashier_to_safe', 300);
  const ice = { category_id: 16, name: 'Лёд', price: 95, use_own_funds: false };
  await admin.ask(addService, { body: ice });
  await admin.ask(transferExpense, { body: { expense_id: (await lastExpense(stack))!.expense_id } });
  await admin.operate('set_cashier_balance', 900);

  const before = await cashier.current();
  expect(before).toMatchObject({ business_date: today(), begun: null, closed: false });
  expect(JSON.stringify(before)).not.toMatch(/expected|last_float/);
  expect(await admin.current()).toMatchObject({ last_float: null });
  const count = await cashier.count(893.5);
  expect(count).toMatchObject({ status: 'counted', counted: 893.5 });
  expect([count.expected, count.difference]).toEqual([undefined, undefined]);
  expect((await admin.current()).begun).toMatchObject({ counted: 893.5, expected: 900, difference: -6.5 });
  expect(count).toMatchObject({ counted_by: 'kassa', float: null, to_safe: null, sheet: null, business_date: today() });

  const { safe } = await held(stack);
  const closed = await admin.close(count.close_id, 500, 'Ошиблись со сдачей');
  expect(closed).toMatchObject({ status: 'closed', float: 500, to_safe: 393.5, reason: 'Ошиблись со сдачей' });
  expect(closed).toMatchObject({ closed_by: 'admin', counted_by: 'kassa' });
  const sold = { orders: 3, cash_income: 315, card_income: 225, discount: 60, cancelled: 0 };
  const moved = { deposits: 1000, withdrawals: 120, to_safe: 300, expenses: 95, corrections: 100 };
  const by_cashier = [
    { user_name: 'admin', orders: 1, cash: 0, card: 90 },
    { user_name: 'kassa', orders: 2, cash: 315, card: 135 },
  ];
  expect(closed.sheet).toEqual({ business_date: today(), opening: 0, ...sold, ...moved, by_cashier });
  expect(await held(stack)).toMatchObject({ cashier: 500_00, safe: safe + 393_50 });
  const [short, brought] = (await allExpenses(stack)).slice(-2);
  expect(short).toMatchObject({ kind: 'day_short', flow: 'operation', cost: -6_50, cashier_after: 893_50 });
  expect(brought).toMatchObject({ kind: 'day_close_to_safe', cost: 393_50, cashier_after: 500_00 });
});

it('a day is closed once', async () => {
  expect(await cashier.current()).toMatchObject({ closed: true, begun: null, last_float: 500 });
  expect(await fieldOf(cashier.count(500))).toBe('business_date');
  await nextDay(stack);
  // With the takings since it would give the expected sum.
  const open = await cashier.current();
  expect([open.closed, open.last_float]).toEqual([false, undefined]);
  expect(await admin.current()).toMatchObject({ last_float: 500 });
});

it('a difference closes without a reason, the float is at most what was counted, and no difference books nothing', async () => {
  const over = await admin.count(520);
  expect(over.difference).toBe(20);
  expect(await fieldOf(admin.close(over.close_id, 520.01))).toBe('float');
  expect(await fieldOf(admin.close(4711, 500))).toBe('close_id');
  expect(await admin.close(over.close_id, 520)).toMatchObject({ difference: 20, reason: '' });
  expect(await lastExpense(stack)).toMatchObject({ kind: 'day_over', cost: 20_00, cashier_after: 520_00 });
  await nextDay(stack);
  const rows = (await allExpenses(stack)).length;
  const { close_id } = await admin.count(520);
  expect(await admin.close(close_id, 520)).toMatchObject({ difference: 0, to_safe: 0, reason: '' });
  expect((await allExpenses(stack)).length).toBe(rows);
  await nextDay(stack);
});

it('is refused when money moved since the count, even there and back', async () => {
  const { close_id } = await admin.count(520);
  await admin.operate('cashier_deposit', 10);
  expect(await fieldOf(admin.close(close_id, 520))).toBe('counted');
  await admin.operate('cashier_withdrawal', 10);
  expect(await fieldOf(admin.close(close_id, 520))).toBe('counted');
  const again = await admin.count(520);
  expect(await fieldOf(admin.close(close_id, 520))).toBe('close_id');
  // A card moves nothing in the cashbox.
  await sell(1, 1);
  expect(await codeOf(admin.close(again.close_id, 520))).toBeNull();
  expect(await fieldOf(admin.close(again.close_id, 520))).toBe('business_date');
  await nextDay(stack);
});

it('a second count replaces the first, and both are in the list', async () => {
  const first = await cashier.count(1);
  const second = await cashier.count(520);
  expect((await cashier.current()).begun).toMatchObject({ close_id: second.close_id, counted: 520 });
  await admin.close(second.close_id, 520);
  const viewer = await teller(stack, 'books', ['ExpensesView']);
  const page = (number: number, count: number) => viewer.ask(listDays, { body: { page: number, count } });
  const { items, total_records } = await page(1, 100);
  expect(total_records).toBe(items.length);
  expect(items[0]).toMatchObject({ close_id: second.close_id, status: 'closed' });
  expect(items[1]).toMatchObject({ close_id: first.close_id, status: 'cancelled' });
  expect((await page(2, 1)).items).toEqual([items[1]]);
  // Only the reply for a single day has the denominations.
  expect(items.filter((day) => 'denominations' in day)).toEqual([]);
  expect(await cashier.day(second.close_id)).toMatchObject({ status: 'closed', counted: 520 });
  expect(await codeOf(cashier.day(4711))).toBe(2);
  await nextDay(stack);
});

it('accepts only existing notes and coins, each once', async () => {
  const of = (value: number, pieces: number) => ({ value, pieces });
  const count = (...denominations: ReturnType<typeof of>[]) => admin.ask(countDay, { body: { denominations } });
  for (const wrong of [[of(3, 1)], [of(20, 1), of(20, 2)], [of(20, -1)], [of(20, 1.5)]])
    expect([wrong, await codeOf(count(...wrong))]).toEqual([wrong, 1]);
  const kept = { counted: 500.75, denominations: [of(0.25, 3), of(500, 1)] };
  expect(await count(of(0.25, 3), of(1000, 0), of(500, 1))).toMatchObject(kept);
});

it('names unpaid tables and keeps them on the sheet', async () => {
  const table = [ordered('add', 3, 0, '9'), ordered('remove', 1, 1, '9')];
  await db().insert(pendingOperations).values(table);
  const { open_tables } = await admin.current();
  expect(open_tables).toMatchObject([{ place: 'Основной бар', table: '9', positions: 2, price: 100 }]);
  const { close_id } = await admin.count(520);
  expect(await admin.close(close_id, 520)).toMatchObject({ open_tables });
  await db().delete(pendingOperations);
  expect((await admin.day(close_id)).open_tables).toEqual(open_tables);
});

it('names a table that sat down before noon, since when, with all that it ordered', async () => {
  await db()
    .insert(pendingOperations)
    .values([
      ordered('add', 9, -400),
      ordered('remove_all', 0, -300),
      ordered('add', 4, -20),
      ordered('remove', 1, 0),
      ordered('add', 2, 1),
      ordered('add', 1, -10, '6'),
      ordered('add', 2, -30, '7'),
      ordered('remove', 2, 0, '7'),
    ]);
  const { open_tables } = await admin.current();
  expect(open_tables).toMatchObject([
    { table: '5', since: noon() - 20 * 60, positions: 5, price: 250 },
    { table: '6', since: noon() - 10 * 60, positions: 1, price: 50 },
  ]);
  await db().delete(pendingOperations);
});

it('before noon closes the day that began yesterday, from noon the one that begins', async () => {
  await nextDay(stack);
  const real = Date.now();
  const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
  const day = new Date(real + 7 * 3600e3).toISOString().slice(0, 10);
  const yesterday = new Date(real - 17 * 3600e3).toISOString().slice(0, 10);
  at(`${day}T11:59:59+07:00`);
  expect((await admin.current()).business_date).toBe(yesterday);
  at(`${day}T12:00:00+07:00`);
  expect((await admin.current()).business_date).toBe(day);
});

it('a settled close cannot be changed', async () => {
  for (const change of [{ counted: 1 }, { tenders: [] }])
    await expect(db().update(dayCloses).set(change)).rejects.toThrow();
  await expect(db().delete(dayCloses)).rejects.toThrow();
});
