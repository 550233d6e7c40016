import { discountCards, users } from '@/backend/src/db/schema';
import { call } from '@/lib/api/call';
import { listCardHolders } from '@/lib/contract/orders';
import { permissionsOf } from '@/lib/domain/permissions';
import { composedReport } from '@/lib/reports/report/endpoints';
import { discountCards as report } from '@/lib/reports/statistics/discount-cards';
import { startStack, type Stack } from '../../support/stack';
import { openBar, paidAt, pay } from './venue';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.addUser('mei', permissionsOf(['ProgramLogin', 'OrdersView']));
  await stack.addUser('cook', permissionsOf(['ProgramLogin', 'MenuView']));
  const { db } = stack.database;
  const [owner] = await db.select().from(users).limit(1);
  await db.insert(discountCards).values([
    { card_number: '12', discount: 10, owner_name: 'Роман' },
    { card_number: '345', discount: 10, owner_id: owner!.user_id },
    { card_number: '6', discount: 10 },
    { card_number: '7', discount: 10, owner_name: 'Бывший', removed_at: new Date() },
  ]);
});
afterAll(() => stack.close());

test('holders of cards in use are listed by name or login, to those who read reports', async () => {
  const browser = stack.browser();
  await browser.signIn('mei');
  const { items } = await call(listCardHolders, {}, browser.fetch);
  expect(items.map(({ card_number }) => card_number).toSorted()).toEqual(['12', '345']);
  expect(items).toContainEqual({ card_number: '12', name: 'Роман' });
  const other = stack.browser();
  await other.signIn('cook');
  await expect(call(listCardHolders, {}, other.fetch)).rejects.toMatchObject({ problem: { code: 3 } });
});

test('the report of cards narrows to a part of the number', async () => {
  const browser = stack.browser();
  await browser.signIn('mei');
  await openBar(stack.database);
  for (const discount_card of ['12', '345']) await pay(stack.database, paidAt('2026-03-01T18:00', { discount_card }));
  const rows = async (card_number: string) => {
    const body = { period_id: 4, card_number } as { period_id: number };
    const { items } = await call(composedReport(report, 'statistics'), { body }, browser.fetch);
    return items.map((row) => row['card_number']);
  };
  expect((await rows('')).toSorted()).toEqual(['12', '345']);
  expect(await rows('34')).toEqual(['345']);
});
