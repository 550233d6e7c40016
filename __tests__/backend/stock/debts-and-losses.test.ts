import fc from 'fast-check';
import { eq, desc } from 'drizzle-orm';
import { expenses, stockStory } from '@/backend/src/db/schema';
import { listDebts, listSuppliers, payDebt, type Payer } from '@/lib/sections/stock/contract/debts';
import { deleteExpense } from '@/lib/sections/expenses/contract';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import * as stock from '@/lib/sections/stock/contract/edit';
import { stockStory as readStory } from '@/lib/sections/stock/contract/story';
import { told } from '../../support/ask';
import { faultsIn } from '../../support/database';
import { times } from '../../support/effort';
import { deliveryOf, stockItemOf } from '../../support/stock';
import { LIME, RUM, startMoney } from '../expenses/money-venue';
import { balancesOf } from '../money/money';
import { alwaysAwaited } from '../../support/always';

const money = startMoney();

describe('deliveries and debts', () => {
  const receive = (payer: Payer | undefined, price: number, rest: object = {}) => {
    const rum = { item_id: RUM, quantity: 1, price };
    const items = [rum, { item_id: LIME, quantity: 2, price: 5 }];
    const paid = { use_own_funds: payer === 'owner', pay_later: payer === 'later', ...(payer && { payer }) };
    const supplier = payer === 'later' ? { supplier: 'Singha Co' } : {};
    return money.ask(stock.addToStock, deliveryOf(items, { ...paid, ...supplier, ...rest }));
  };
  const purchase = (id = 0) => money.ask(getPurchase, { params: { id } });
  const debts = () => money.ask(listDebts, {});
  const pay = (purchase_number: number, payer: 'safe' | 'cashier' | 'bank' | 'owner') =>
    money.ask(payDebt, { body: { purchase_number, payer } });
  const balances = () => balancesOf(money.database);
  const remove = (expense_id: number) => money.ask(deleteExpense, { body: { expense_id } });
  /** Expenses of a purchase: its lines, then its payments. */
  const rowsOf = (number: number) =>
    money.database.db.select().from(expenses).where(eq(expenses.purchase_number, number)).orderBy(expenses.expense_id);
  const paymentOf = async (number: number) =>
    (await rowsOf(number)).findLast(({ kind, removed_at }) => kind === 'purchase_payment' && !removed_at)?.expense_id ??
    0;

  test.each([
    ['safe', 'safe'],
    ['cashier', 'cashier'],
    ['bank', 'bank'],
    ['owner', 'owner'],
    ['later', 'suppliers'],
    [undefined, 'safe'],
  ] as const)('a delivery paid by %s takes its sum from %s alone', async (payer, account) => {
    const before = await balances();
    const { purchase_number = 0, expense_id } = await receive(payer, 100);
    const after = await balances();
    expect({ ...after, purchases: 0 }).toEqual({ ...before, purchases: 0, [account]: (before[account] ?? 0) - 110_00 });
    const read = await purchase(purchase_number);
    expect(read).toMatchObject({ payer: payer ?? 'safe', due: payer === 'later' ? 110 : 0, total_amount: 110 });
    expect((await rowsOf(purchase_number))[0]?.expense_id).toBe(expense_id);
    if (payer === 'later') await pay(purchase_number, 'safe');
  });

  test('a payer that contradicts the flags is refused; a debt needs a supplier, but for the flag of the original API', async () => {
    const before = await balances();
    expect(await money.code(receive('bank', 1, { pay_later: true }))).toBe(1);
    expect(await money.code(receive('later', 1, { pay_later: false, use_own_funds: true }))).toBe(1);
    for (const supplier of ['', '  '])
      expect(await told(receive('later', 7, { supplier }))).toBe('1 supplierMissing supplier');
    expect(await balances()).toEqual(before);
    const { purchase_number = 0 } = await receive(undefined, 7, { pay_later: true });
    expect(await purchase(purchase_number)).toMatchObject({ payer: 'later', supplier: '' });
    await pay(purchase_number, 'safe');
  });

  test('supplier and invoice stand in the purchase, and the supplier is offered next time', async () => {
    const invoice = { supplier: 'Singha Co', invoice_number: 'A-17', invoice_date: '2026-11-20' };
    const { purchase_number = 0 } = await receive('safe', 10, invoice);
    expect(await purchase(purchase_number)).toMatchObject(invoice);
    for (const invoice_date of ['2026-02-31', '20.11.2026', '2026-13-01', ''])
      expect(await money.code(receive('safe', 10, { invoice_date }))).toBe(1);
    await receive('safe', 10, { supplier: '  Makro ' });
    expect((await money.ask(listSuppliers, {})).items.slice(0, 2)).toEqual(['Makro', 'Singha Co']);
  });

  test('a debt is listed until it is paid; the payment counts as outcome, and taking it back lists the debt again', async () => {
    const totals = async () => {
      const { total_cash_outcome, total_card_outcome } = await money.list();
      return { total_cash_outcome, total_card_outcome };
    };
    const start = await totals();
    const { purchase_number = 0 } = await receive('later', 90, { supplier: 'Makro', invoice_number: '5' });
    expect(await totals()).toEqual(start);
    const debt = { purchase_number, supplier: 'Makro', invoice_number: '5', due: 100, user_name: 'admin' };
    expect(await debts()).toMatchObject({ items: [debt], total: 100 });
    expect(await pay(purchase_number, 'bank')).toEqual({ paid: 100 });
    expect((await debts()).items).toEqual([]);
    expect(await totals()).toEqual({ ...start, total_card_outcome: start.total_card_outcome! + 100 });
    expect(await purchase(purchase_number)).toMatchObject({ payer: 'bank', due: 0, paid_time: expect.any(Number) });
    expect(await money.code(pay(purchase_number, 'safe'))).toBe(2);
    expect(await money.code(pay(123_456, 'safe'))).toBe(2);
    // A line of a paid delivery stays until the payment is taken back.
    const [line] = await rowsOf(purchase_number);
    expect(await money.code(remove(line?.expense_id ?? 0))).toBe(5);
    await remove(await paymentOf(purchase_number));
    expect(await totals()).toEqual(start);
    expect((await debts()).total).toBe(100);
    await remove(line?.expense_id ?? 0);
    expect((await debts()).total).toBe(10);
    await pay(purchase_number, 'owner');
  });

  test('a package is remembered with its price, and the history tells it', async () => {
    const items = [{ item_id: RUM, quantity: 8.4, price: 560 / 0.7, package_quantity: 0.7 }];
    const before = (await balances()).safe ?? 0;
    await receive('safe', 0, { items });
    expect((await balances()).safe).toBe(before - 6720_00);
    const rum = () => stockItemOf(money.database, RUM);
    expect(await rum()).toMatchObject({ package_quantity: 0.7, package_price: 560_00 });
    const version = (await rum()).version;
    await receive('safe', 0, { items });
    expect((await rum()).version).toBe(version);
    const [change] = (await money.ask(stock.stockHistory, { body: { item_id: RUM } })).items;
    expect(change?.changes).toEqual([{ field: 'package_quantity', before: null, after: 0.7 }]);
  });

  type Move = { readonly payer: Payer; readonly price: number; readonly then: readonly number[] };

  test('after any deliveries, payments and removals, debts are what the suppliers are owed', async () => {
    const move = fc.record({
      payer: fc.constantFrom<Payer>('later', 'later', 'safe', 'cashier', 'bank', 'owner'),
      price: fc.integer({ min: 1, max: 300 }),
      // 0 to 3 pay by a fund, 4 takes the payment back, 5 and 6 remove a line.
      then: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 5 }),
    });
    const FUNDS = ['safe', 'cashier', 'bank', 'owner'] as const;
    const play = async ({ payer, price, then }: Move) => {
      const { purchase_number = 0 } = await receive(payer, price);
      let lines = [price * 100, 10_00];
      let isPaid = payer !== 'later';
      for (const step of then) {
        const rows = await rowsOf(purchase_number);
        const fund = FUNDS[step];
        const left = lines.reduce((sum, cost) => sum + cost, 0);
        if (fund) {
          const refused = payer !== 'later' || isPaid || left === 0;
          expect(await money.code(pay(purchase_number, fund))).toBe(refused ? 2 : null);
          isPaid ||= !refused;
        } else if (step === 4) {
          const payment = await paymentOf(purchase_number);
          if (payment === 0) continue;
          await remove(payment);
          isPaid = false;
        } else {
          const index = step - 5;
          const refused = (payer === 'later' && isPaid) || lines[index] === 0;
          expect(await money.code(remove(rows[index]?.expense_id ?? 0))).toBe(refused ? 5 : null);
          if (!refused) lines = lines.with(index, 0);
        }
      }
      return isPaid ? 0 : lines.reduce((sum, cost) => sum + cost, 0);
    };
    await alwaysAwaited(times(5, 25))(fc.array(move, { minLength: 1, maxLength: 4 }), async (moves) => {
      const start = (await debts()).total;
      let owed = 0;
      for (const one of moves) owed += await play(one);
      expect((await debts()).total).toBeCloseTo(start + owed / 100, 2);
      expect(((await balances())['suppliers'] ?? 0) + Math.round((await debts()).total * 100)).toBe(0);
      expect(await faultsIn(money.database)).toEqual([]);
    });
  });
});

describe('a loss taken back', () => {
  const holding = async () => {
    const { quantity, stock_price } = await stockItemOf(money.database, RUM);
    return [quantity, stock_price];
  };
  const lose = async (quantity: number, type: 1 | 2 = 1, rest: object = {}) => {
    const body = { item_id: RUM, quantity, reason: 'Бой', type, ...rest };
    return (await money.ask(stock.writeOffStock, { body })).stock_story_id ?? 0;
  };
  const undo = (stock_story_id: number) => money.ask(stock.undoWriteOff, { body: { stock_story_id } });
  const buy = (quantity: number, price: number) =>
    money.ask(stock.addToStock, deliveryOf([{ item_id: RUM, quantity, price }]));
  const newest = async () =>
    (await money.database.db.select().from(stockStory).orderBy(desc(stockStory.stock_story_id)).limit(1))[0];
  const ALL = { period_id: 4, filters: [1, 2, 3] as (1 | 2 | 3)[] };

  const quantity = fc.integer({ min: 1, max: 150_000 }).map((milli) => milli / 1000);
  const price = fc.integer({ min: 1, max: 99_999 }).map((satang) => satang / 100);

  test('taking a loss back restores quantity, price and value exactly, also below zero', async () => {
    await alwaysAwaited(times(12, 50))(
      quantity,
      price,
      quantity,
      fc.constantFrom(1, 2),
      async (bought, cost, lost, type) => {
        await buy(bought, cost);
        const before = await holding();
        const id = await lose(lost, type);
        const loss = await newest();
        await undo(id);
        expect(await holding()).toEqual(before);
        const returned = { kind: 'write_off_undo', undoes: id, quantity: lost };
        expect(await newest()).toMatchObject({ ...returned, amount: loss?.amount, unit_price: loss?.unit_price });
      },
    );
  });

  test('with a delivery in between, the price is the average of both, as if nothing had been lost', async () => {
    await money.ask(stock.saveStockItem, { body: { item_id: RUM, new_quantity: 10, new_stock_price: 100 } });
    const id = await lose(4);
    await buy(6, 200);
    await undo(id);
    expect(await holding()).toEqual([16, 137_50]);
  });

  test('a loss is taken back once, in its own measure, and nothing else is one', async () => {
    const id = await lose(1);
    await undo(id);
    expect(await money.code(undo(id))).toBe(5);
    for (const other of [(await newest())?.stock_story_id ?? 0, 999_999, await lose(-1)])
      expect(await money.code(undo(other))).toBe(2);
    const litres = await lose(1);
    const measured = { item_id: RUM, new_measure_id: 2, recalculate_measure: true, measure_factor: 2 };
    await money.ask(stock.saveStockItem, { body: measured });
    expect(await money.code(undo(litres))).toBe(5);
  });

  test('a cause is kept as such: other clients read it as a sentence, and a found quantity has none', async () => {
    const rows = async () => (await money.ask(readStory, { body: { item_id: RUM, ...ALL, page: 1, count: 1 } })).items;
    await lose(1, 1, { reason: 'Breakage: fell', cause: 'broken', comment: 'fell' });
    expect(await rows()).toMatchObject([{ cause: 'broken', comment: 'fell', description: 'Бой: fell' }]);
    await lose(1, 2, { reason: 'Staff', cause: 'staff' });
    expect(await rows()).toMatchObject([{ cause: 'staff', comment: '', description: 'Персонал' }]);
    await lose(-1, 1, { reason: 'Нашли', cause: 'broken', comment: 'x' });
    expect(await rows()).toMatchObject([{ cause: null, description: 'Нашли', kind: 'recharge' }]);
  });
});
