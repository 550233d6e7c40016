import { send } from '@/lib/api/call';
import { addService, operateFunds } from '@/lib/sections/funds/contract';
import { enterCount, startCount } from '@/lib/sections/stocktake/contract';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import { operateSalary } from '@/lib/sections/salary/contract/operations';
import { addToStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { told } from '../../support/ask';
import { fillStock } from '../../support/stock';
import { browserOf, startStack, type Browser } from '../../support/stack';
import { give } from '../money/money';

const SAFE = 1000;
const CHEAP = 201;
const DEAR = 202;
const LITRE = { is_file: true, measure_id: 3, quantity: 10 };

const stack = startStack();
const admin = browserOf().fetch;
let at: Browser['fetch'];
beforeAll(async () => {
  await fillStock(stack.database, [
    { ...LITRE, item_id: CHEAP, name: 'Вода', stock_price: 100 },
    { ...LITRE, item_id: DEAR, name: 'Коньяк', stock_price: 900_000 },
  ]);
  await give(stack, { safe: SAFE * 100 });
  at = (await stack.enter('buyer', 'StockAdd')).fetch;
});

/** The reply of a call, or the reason of its refusal. */
const answer = async (call: Promise<unknown>): Promise<string> => (await told(call)) ?? JSON.stringify(await call);
const FLAGS = { use_own_funds: false, pay_later: false, include_vat: false };

describe('a refused command says the same whether or not a fund suffices', () => {
  const line = { item_id: CHEAP, quantity: 1 };
  const month = monthOf(Date.now() / 1000, 'Asia/Bangkok');

  test.each(['safe', 'bank', 'cashier'] as const)('a delivery paid from %s', async (payer) => {
    const asked = async (price: number, extra: object = {}, more: object = {}) =>
      answer(send(addToStock, { body: { ...FLAGS, payer, ...more, items: [{ ...line, price, ...extra }] } }, at));
    for (const price of [SAFE - 1, SAFE + 1]) {
      expect(await asked(price, {}, { supplier: '\u0000' })).toBe('1 textNotStorable');
      expect(await asked(price, {}, { supplier: '\ud800' })).toBe('1 textNotStorable');
      expect(await asked(price, { package_quantity: 1e9 })).toBe('1 packageTooDear items');
    }
    if (payer !== 'safe') expect(await asked(1)).toBe('11 balanceTooLow');
  });

  test('a service, a salary and a set balance', async () => {
    const employee = { type: 'add', employee_id: null, employee_name: 'Анна', position: 'Бармен' } as const;
    const { employee_id } = await send(
      saveEmployee,
      { body: { ...employee, wages: 50_000, overtime_hour_cost: 150 } },
      admin,
    );
    for (const price of [SAFE - 1, SAFE + 1]) {
      const service = { category_id: 16, name: 'a\u0000', price, use_own_funds: false };
      expect(await told(send(addService, { body: service }, admin))).toBe('1 textNotStorable');
      const premium = { type: 'credit', employee_id, ...month, amount: price, duration: 3, description: '\u0000' };
      expect(await told(send(operateSalary, { body: premium as never }, admin))).toBe('1 textNotStorable');
    }
    const set = { operation: 'safe_withdrawal', amount: SAFE + 1, comment: '\u0000' } as const;
    expect(await told(send(operateFunds, { body: set }, admin))).toBe('1 textNotStorable');
  });
});

describe('no limit tells what the stock holds or costs', () => {
  test('one delivery brings an item at most a limit that depends on nothing else', async () => {
    const twice = (quantity: number, price: number) => {
      const one = { item_id: CHEAP, quantity, price };
      return answer(send(addToStock, { body: { ...FLAGS, pay_later: true, items: [one, one] } }, at));
    };
    expect(await twice(6e8, 0)).toBe('1 figureTooLarge items.1.quantity');
    expect(await twice(1, 6e7)).toBe('1 lineTooDear items.1.price');
  });

  test('a count by somebody who sees no price', async () => {
    const { count_id } = await send(startCount, { body: { name: 'Бар', folders: [], blind: false } }, at);
    const enter = (item_id: number, counted: number | null, more: object = {}, by = at) =>
      answer(send(enterCount, { body: { count_id, item_id, counted, ...more } }, by));
    for (const item of [CHEAP, DEAR]) {
      expect(await enter(item, 1_000_001)).toBe('1 figureTooLarge counted');
      expect(await enter(item, 1_000_000)).toContain('"counted":1000000');
      expect(await enter(item, null, { as_expected: true })).toBe('3 countIsBlind as_expected');
      expect(await enter(item, null)).toContain('"counted":null');
    }
    expect(await enter(DEAR, 1e9, {}, admin)).toBe('1 countedWorthTooMuch counted');
    expect(await enter(CHEAP, 1e9, {}, admin)).toContain('"counted":1000000000');
  });
});

test('who edits an item unseen learns neither its quantity nor its price', async () => {
  const editor = (await stack.enter('editor', 'StockEdit')).fetch;
  const versionOf = () => stack.database.value`select version from stock_items where item_id = ${DEAR}`;
  const save = async (body: object, by = editor) => {
    const before = await versionOf();
    const reply = await answer(send(saveStockItem, { body: { item_id: DEAR, ...body } }, by));
    return [reply, (await versionOf()) - before];
  };
  expect(await save({ new_quantity: 4, old_quantity: 3 }, admin)).toEqual(['5 changedMeanwhile version', 0]);
  for (const figures of [
    { new_quantity: 10, old_quantity: 10 },
    { new_quantity: 4, old_quantity: 3 },
    { new_quantity: 4, old_quantity: 4 },
    { new_stock_price: 9000 },
    { new_stock_price: 8000 },
    { new_package_price: null },
  ])
    expect(await save(figures)).toEqual([`{"version":${await versionOf()}}`, 1]);
  expect(await save({ new_quantity: 4 }, admin)).toEqual([`{"version":${await versionOf()}}`, 0]);
});
