import { deleteExpense, expenseHistory, transferExpense } from '@/lib/sections/expenses/contract';
import { addService, operateFunds } from '@/lib/sections/funds/contract';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { mergeStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { fillStock } from '../../support/stock';
import { LIME, RUM, startMoney } from './money-venue';

const money = startMoney();

const transfer = (expense_id: number) => money.ask(transferExpense, { body: { expense_id } });
const remove = (expense_id: number) => money.ask(deleteExpense, { body: { expense_id } });

describe('a transfer', () => {
  it('moves money between safe and cashbox and back', async () => {
    const before = await money.balances();
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, cashier: before.cashier - 300_00 });
    expect(await money.row(expense_id)).toMatchObject({ fund: 'cashier', paidtype: 'cash', cost: -300 });
    expect(await money.newest()).toMatchObject({ kind: 'expense_transfer', flow: 'operation', name: 'Лёд', cost: 300 });
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, safe: before.safe - 300_00 });
  });

  it("moves an order's money between cashbox and bank, with the day's roll-ups", async () => {
    const before = await money.balances();
    const { expense_id } = await money.pay();
    const totals = await money.list();
    await transfer(expense_id);
    expect(await money.balances()).toEqual({ ...before, bank: before.bank + 500_00 });
    expect(await money.row(expense_id)).toMatchObject({ fund: 'bank', paidtype: 'card' });
    const after = await money.list();
    const { total_income, total_card_income, total_cash_income } = totals;
    expect(after).toMatchObject({ total_income, total_card_income: total_card_income! + 500 });
    expect(after.total_cash_income).toBe(total_cash_income! - 500);
  });

  it('is refused for mixed payments, rows that moved no fund, operations and removed rows', async () => {
    const code = async (expense: { expense_id: number }) => money.code(transfer(expense.expense_id));
    expect(await code(await money.pay({ card: 100_00 }))).toBe(1);
    expect(await code(await money.serve(300_00, {}, { own: true }))).toBe(1);
    await transfer((await money.serve(1_00)).expense_id);
    expect(await code(await money.newest())).toBe(1);
    const gone = await money.serve(300_00);
    await remove(gone.expense_id);
    expect(await code(gone)).toBe(5);
    expect(await code({ expense_id: 999_999 })).toBe(2);
  });
});

describe('a removal', () => {
  it('refunds to the fund that holds the money now, and stays in the list, marked', async () => {
    const before = await money.balances();
    const totals = await money.list();
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    await remove(expense_id);
    expect(await money.balances()).toEqual(before);
    const removed = { removed_by: 'admin', removed_time: expect.any(Number) as number };
    expect(await money.row(expense_id)).toMatchObject(removed);
    const { filtered_records: _, total_records: __, ...sums } = totals;
    expect(await money.list()).toMatchObject(sums);
    expect(await money.code(remove(expense_id))).toBe(5);
    const { items } = await money.ask(expenseHistory, { body: { expense_id } });
    expect(items.map(({ action }) => action)).toEqual(['removed', 'changed']);
  });

  it('cancels an order: money, ingredients and roll-ups return; an operation is taken back as well', async () => {
    const before = await money.balances();
    const rum = await money.holding(RUM);
    const order = await money.pay({ card: 200_00 });
    expect((await money.holding(RUM))?.quantity).toBeCloseTo((rum?.quantity ?? 0) - 0.08, 6);
    await remove(order.expense_id);
    expect(await money.balances()).toEqual(before);
    expect(await money.holding(RUM)).toEqual(rum);
    const cancelledBy = money.database.value`
      select cancelled_by from orders where order_number = ${order.order_number} and cancelled_at is not null`;
    expect(await cancelledBy).toBe(1);
    expect(await money.code(transfer(order.expense_id))).toBe(5);
    await money.ask(operateFunds, { body: { operation: 'transfer_from_bank_to_safe', amount: 5000.01 } });
    await remove((await money.newest()).expense_id);
    expect(await money.balances()).toEqual(before);
  });

  it('takes one line of a purchase out of stock and keeps the others', async () => {
    const limes = await money.holding(LIME);
    const before = await money.balances();
    const { purchase_number } = await money.deliver([
      [LIME, 10, 7],
      [RUM, 1, 450],
      [LIME, 10, 7],
    ]);
    const lines = (await money.list()).filtered_records.filter((row) => row.purchase_number === purchase_number);
    const told = lines.map(({ name, quantity, measure_name, cost }) => `${name} ${quantity} ${measure_name} ${cost}`);
    expect(told).toEqual(['Лайм 10 unit -70', 'Ром 1 litre -450', 'Лайм 10 unit -70']);
    await remove(lines[2]?.expense_id ?? 0);
    expect((await money.holding(LIME))?.quantity).toBe((limes?.quantity ?? 0) + 10);
    expect((await money.balances()).safe).toBe(before.safe - 520_00);
    const purchase = await money.ask(getPurchase, { params: { id: purchase_number ?? 0 } });
    expect(purchase.items.map(({ quantity }) => quantity)).toEqual([10, 1, 10]);
    expect(purchase.items.map(({ removed }) => removed)).toEqual([true, undefined, undefined]);
    expect(purchase.total_amount).toBe(520);
    // The other line of the same item stays.
    for (const { expense_id } of lines.slice(0, 2)) await remove(expense_id);
    expect([await money.balances(), (await money.holding(LIME))?.quantity]).toEqual([before, limes?.quantity]);
  });

  it('leaves the funds alone when the owner or nobody has paid', async () => {
    const owed = () => money.database.rows`
      select account, balance from fund_balances where account not in ('purchases', 'expenses') order by account`;
    const before = await owed();
    const { expense_id } = await money.serve(300_00, {}, { own: true });
    await remove(expense_id);
    await money.deliver([[LIME, 1, 5]], { pay_later: true });
    await remove((await money.newest()).expense_id);
    expect(await owed()).toEqual(before);
    expect((await money.newest()).kind).toBe('purchase');
  });

  it('follows a merged item, and is refused when its measure changed', async () => {
    await fillStock(money.database, [
      { item_id: 301, is_file: true, name: 'Мята', measure_id: 1, quantity: 1, stock_price: 10_00 },
      { item_id: 302, is_file: true, name: 'Мята свежая', measure_id: 1, quantity: 2, stock_price: 10_00 },
    ]);
    await money.deliver([[301, 3, 12]]);
    const bought = await money.newest();
    await money.ask(mergeStock, { body: { source_id: 301, destination_id: 302 } });
    await remove(bought.expense_id);
    expect((await money.holding(302))?.quantity).toBe(3);
    expect((await money.holding(301))?.quantity).toBe(0);
    await money.deliver([[302, 3, 12]]);
    const later = await money.newest();
    const measured = { item_id: 302, new_measure_id: 2, recalculate_measure: true, measure_factor: 10 };
    await money.ask(saveStockItem, { body: measured });
    expect(await money.code(remove(later.expense_id))).toBe(5);
  });

  it('is allowed for two hours, or by the admin; never for salaries; for orders with the right to cancel them', async () => {
    const manager = money.signedIn('manager');
    const clerk = money.signedIn('clerk');
    const code = (ask: typeof manager, { expense_id }: { expense_id: number }) =>
      money.code(ask(deleteExpense, { body: { expense_id } }));
    const ago = (minutes: number) => ({ time: new Date(Date.now() - minutes * 60_000) });
    const old = await money.serve(1_00, {}, ago(121));
    expect(await code(manager, old)).toBe(3);
    expect(await code(money.ask, old)).toBeNull();
    const recent = await money.serve(1_00, {}, ago(119));
    expect(await code(manager, recent)).toBeNull();
    const salary = await money.serve(1_00, { sub_category_id: 1369 });
    expect(await code(money.ask, salary)).toBe(3);
    const order = await money.pay();
    expect(await code(clerk, order)).toBe(3);
    expect(await code(manager, order)).toBeNull();
  });

  it('is refused for rows that follow from another change', async () => {
    const { expense_id } = await money.serve(300_00);
    await transfer(expense_id);
    expect(await money.code(remove((await money.newest()).expense_id))).toBe(1);
    await remove(expense_id);
    expect(await money.newest()).toMatchObject({ kind: 'expense_removal', cost: 300, name: 'Лёд' });
    expect(await money.code(remove((await money.newest()).expense_id))).toBe(1);
  });

  it('income from outside sales leaves the safe, and no longer counts', async () => {
    const totals = async () => {
      const { total_income, total_profit, total_outcome } = await money.list();
      return [total_income!, total_profit!, total_outcome!];
    };
    const before = await totals();
    for (const use_own_funds of [false, true]) {
      const body = { category_id: 46, name: 'Аренда зала', price: 700.07, use_own_funds };
      await money.ask(addService, { body });
      const { expense_id } = await money.newest();
      expect((await totals())[0]).toBeCloseTo(before[0]! + (use_own_funds ? 0 : 700.07), 5);
      expect(await money.code(transfer(expense_id))).toBe(1);
      await remove(expense_id);
      expect(await totals()).toEqual(before);
    }
  });
});
