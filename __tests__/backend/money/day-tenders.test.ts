import { deliveryPartners } from '@/backend/src/db/schema';
import { listDays } from '@/lib/sections/days/contract';
import { fieldOf, nextDay, owner, startTea, teller, type Teller } from './money';
import { codeOf } from '../../support/ask';

const stack = startTea();
const admin = owner();
let cashier: Teller;
let manager: Teller;
beforeAll(async () => {
  cashier = await teller(stack, 'kassa', ['CashierView']);
  manager = await teller(stack, 'boss', ['CashierView', 'SafeTransferFromCashier', 'ExpensesView']);
  const partners = ['Grab', 'Foodpanda'].map((name, at) => ({ partner_id: at + 1, name }));
  await stack.database.db.insert(deliveryPartners).values(partners);
});

const CARD = { tender: 'card', name: '' } as const;
const GRAB = { tender: 'partner', name: 'Grab' } as const;
const PANDA = { tender: 'partner', name: 'Foodpanda' } as const;

it('each tender is counted or skipped; the sheet has what each brought, and none twice', async () => {
  expect((await cashier.current()).tenders).toEqual([CARD]);
  await stack.sell(4);
  await stack.sell(3, { share: 1 });
  await stack.sell(2, { share: 1, partner: 'grab' });
  // The courier paid cash: the cashbox has it, and the partner owes nothing.
  await stack.sell(1, { partner: 'Grab' });
  await stack.sell(2, { share: 1, partner: 'Foodpanda' });
  expect((await cashier.current()).tenders).toEqual([CARD, GRAB, PANDA]);

  const card = { ...CARD, counted: 140 };
  const grab = { ...GRAB, counted: 100 };
  const count = await cashier.count(250, [card, grab]);
  // Blind: what was typed, and nothing else, of every tender.
  expect(count.tenders).toEqual([card, grab, { ...PANDA, counted: null }]);
  expect((await manager.current()).begun?.tenders).toEqual(count.tenders);
  const tenders = [
    { ...CARD, counted: 140, expected: 150, difference: -10 },
    { ...GRAB, counted: 100, expected: 100, difference: 0 },
    { ...PANDA, counted: null, expected: 100 },
  ];
  expect((await admin.current()).begun).toMatchObject({ tenders, difference: 0 });
  const closed = await manager.close(count.close_id, 100);
  expect(closed).toMatchObject({ tenders, difference: 0, sheet: { card_income: 350 } });
  expect((await cashier.day(count.close_id)).tenders).toEqual(tenders);
  expect((await manager.ask(listDays, { body: { page: 1, count: 1 } })).items).toMatchObject([{ tenders }]);
});

it('the reason is asked after the close, once, and only where there is a difference', async () => {
  const { items } = await manager.ask(listDays, { body: { page: 1, count: 1 } });
  const close_id = items[0]?.close_id ?? 0;
  await manager.explain(close_id, 'Возврат по карте');
  const events = [{ user_name: 'boss', reason: 'Возврат по карте', explained: true }];
  expect(await manager.day(close_id)).toMatchObject({ reason: 'Возврат по карте', events });
  expect(await codeOf(manager.explain(close_id, 'Другая причина'))).toBe(5);
  await nextDay(stack);
  const even = await admin.count(100);
  expect(await codeOf(manager.explain(even.close_id, 'Рано'))).toBe(5);
  await manager.close(even.close_id, 100);
  expect(await codeOf(manager.explain(even.close_id, 'Нет разницы'))).toBe(1);
  expect(await codeOf(manager.explain(4711, 'Нет такого дня'))).toBe(2);
});

it('an order of a counted tender after the count requires another count, one of a skipped tender does not', async () => {
  await nextDay(stack);
  await stack.sell(1, { share: 1, partner: 'Grab' });
  const first = await admin.count(100, [{ ...GRAB, counted: 50 }]);
  await stack.sell(1, { share: 1 });
  await stack.sell(1, { share: 1, partner: 'Grab' });
  expect(await fieldOf(admin.close(first.close_id, 100))).toBe('tenders');
  const second = await admin.count(100, [{ ...GRAB, counted: 100 }]);
  await stack.sell(1, { share: 1 });
  const skipped = { ...CARD, counted: null, expected: 50 };
  expect((await admin.close(second.close_id, 100)).tenders).toMatchObject([skipped, { ...GRAB, difference: 0 }]);
});

it('a partner of the venue without orders in the books may be counted, an unknown tender and one twice may not', async () => {
  await nextDay(stack);
  const field = (...tenders: Parameters<Teller['count']>[1] & object) => fieldOf(admin.count(100, tenders));
  expect(await field({ tender: 'partner', name: 'Bolt', counted: 5 })).toBe('tenders');
  expect(await field({ ...GRAB, counted: 5 }, { ...GRAB, name: 'GRAB', counted: 5 })).toBe('tenders');
  const { tenders } = await admin.count(100, [{ ...PANDA, counted: 70 }]);
  expect(tenders).toEqual([
    { ...CARD, counted: null, expected: 0 },
    { ...PANDA, counted: 70, expected: 0, difference: 70 },
  ]);
});

it('who settles blind gets the last float with the count, and not before it', async () => {
  expect((await manager.current()).last_float).toBe(100);
  const { begun } = await admin.current();
  await manager.close(begun?.close_id ?? 0, 60);
  await nextDay(stack);
  expect((await manager.current()).last_float).toBeUndefined();
  await cashier.count(60);
  expect((await manager.current()).last_float).toBe(60);
});
