import { closeDay, countDay, getDay } from '@/lib/sections/days/contract';
import { deleteExpense, transferExpense } from '@/lib/sections/expenses/contract';
import { addService } from '@/lib/sections/funds/contract';
import { countedSatang, laidOut } from '@/lib/sections/days/rules/close';
import { toBaht, toSatang } from '@/lib/domain/money';
import { playEvening } from '@/tools/till/evening';
import { faultsIn } from '@/__tests__/support/database';
import { readDay, readTaken, sheetFaults } from '@/__tests__/support/evening';
import { tillStack, TOKEN } from '@/__tests__/support/till';
import { owner } from '../../money/money';

const stack = tillStack();

const FLOAT = 1000_00;
const COIN = 25;
const RUM = 1;

test('after a closed evening orders, expenses, funds, stock and the sheet agree to the satang', async () => {
  const { ask, operate } = owner();
  const till = { address: 'http://localhost:3000', token: TOKEN, fetch: stack.browser().fetch };
  await operate('cashier_deposit', 2000);
  await operate('safe_deposit', 5000);
  const told = await playEvening({ ...till, seed: 25, orders: 25, leaveOpen: 1, cards: ['7000000020', '7000000100'] });
  expect(told).toMatchObject({ orders: 25, differing: [], contradictions: [] });

  const evening = await readDay(ask);
  const [cash, card] = [toSatang(told.paid_cash), toSatang(told.paid_card)];
  const sums = { total: toSatang(told.total_price), discount: toSatang(told.discount) };
  expect(evening.orders).toEqual({ count: 25, cash, card, paid: cash + card, ...sums });
  expect(evening.income).toEqual({ cash, card });
  expect(evening.funds).toEqual({ cashier: 2000_00 + cash, safe: 5000_00, bank: card });
  const taken = await readTaken(ask, told.order_numbers);
  expect(Object.keys(taken.byLines).length).toBeGreaterThan(5);
  expect(taken.byStories).toEqual(taken.byLines);

  // The manager's work of that evening.
  const service = async (name: string, price: number) => {
    await ask(addService, { body: { category_id: 16, name, price, use_own_funds: false } });
    const [row] = (await readDay(ask)).rows;
    return row?.expense_id ?? 0;
  };
  const taxi = await service('Такси', 300.5);
  const ice = await service('Лёд', 120.25);
  await operate('safe_withdrawal', 1000);
  const paidInCash = evening.rows.filter(({ paidtype, cost }) => paidtype === 'cash' && cost > 0);
  const undone = paidInCash.find(({ order_number }) => `${order_number} ${RUM}` in taken.byLines);
  const moved = paidInCash.find((row) => row !== undone);
  if (!moved || !undone) throw new Error('Nobody paid in cash');
  await ask(transferExpense, { body: { expense_id: moved.expense_id } });
  await ask(transferExpense, { body: { expense_id: taxi } });
  await ask(deleteExpense, { body: { expense_id: ice } });
  await ask(deleteExpense, { body: { expense_id: undone.expense_id } });

  const day = await readDay(ask);
  const [other, gone] = [toSatang(moved.cost), toSatang(undone.cost)];
  expect(day.income).toEqual({ cash: cash - other - gone, card: card + other });
  expect(day.orders).toMatchObject(day.income);
  expect(day.outcome).toEqual({ cash: 300_50, card: 0 });
  expect(day.funds).toEqual({ cashier: 2000_00 + day.income.cash - 300_50, safe: 4000_00, bank: day.income.card });
  const after = await readTaken(ask, told.order_numbers);
  expect(after.byStories).toEqual(after.byLines);
  expect(after.byLines).not.toEqual(taken.byLines);

  const denominations = laidOut(day.funds.cashier - COIN);
  const short = day.funds.cashier - countedSatang(denominations);
  expect(short).toBeGreaterThanOrEqual(COIN);
  const { close_id, counted } = await ask(countDay, { body: { denominations } });
  await ask(closeDay, { body: { close_id, reason: 'Монета закатилась', float: toBaht(FLOAT) } });
  const close = await ask(getDay, { params: { id: close_id } });
  expect(sheetFaults(close, day, FLOAT)).toEqual([]);
  expect(close.sheet).toMatchObject({ opening: 0, deposits: 2000, expenses: 300.5, corrections: 0, cancelled: 1 });
  expect(close.open_tables).toHaveLength(1);
  // A sheet a satang off would be detected.
  const wrong = close.sheet && { ...close.sheet, cash_income: close.sheet.cash_income + 0.01 };
  expect(sheetFaults({ ...close, sheet: wrong }, day, FLOAT)).not.toEqual([]);

  const closed = await readDay(ask);
  expect(closed.funds).toEqual({
    cashier: FLOAT,
    safe: day.funds.safe + toSatang(counted) - FLOAT,
    bank: day.funds.bank,
  });
  const settled = closed.rows.slice(0, 2).map(({ kind, cost }) => [kind, Math.abs(toSatang(cost))]);
  expect(new Map(settled as [string, number][])).toEqual(
    new Map([
      ['day_short', short],
      ['day_close_to_safe', toSatang(counted) - FLOAT],
    ]),
  );
  expect([closed.orders, closed.income, closed.outcome]).toEqual([day.orders, day.income, day.outcome]);
  expect(await faultsIn(stack.database)).toEqual([]);
});
