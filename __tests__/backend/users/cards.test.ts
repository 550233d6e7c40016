import { eq } from 'drizzle-orm';
import { discountCards } from '@/backend/src/db/schema';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { createUser, deleteUser } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, NO_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { composedReport } from '@/lib/lists/report/endpoints';
import { discountCards as report } from '@/lib/sections/statistics/lists/registry';
import { openBar, paidAt, pay } from '../orders/venue';
import { signedIn } from '../../support/ask';
import { newAccount, startStaff } from './staff';

const staff = startStaff();
beforeAll(async () => {
  await openBar(staff.database);
});

const shown = async (userId: number) => {
  const { card_number, discount, permissions } = (await staff.find(userId))!;
  return { card_number, discount, permissions };
};
const lastChange = async (id: number) => (await staff.historyOf(id))[0];
const rights = permissionsOf(['ProgramLogin', 'MenuView']);

test('the card of somebody else is code 20 with their login, and nothing changes', async () => {
  const owner = await staff.person('owner1', 'Cashiers', { permissions: rights, card: '101' });
  const other = await staff.person('other1', 'Cashiers', { card: '102' });
  const { code, json } = await staff.edit({ user_id: other, card_number: '101', discount: 20 });
  expect([code, json.field, json.key, json.args]).toEqual([20, 'card_number', 'cardTaken', { name: 'owner1' }]);
  expect(await shown(owner)).toEqual({ card_number: '101', discount: 10, permissions: rights });
  expect(await shown(other)).toMatchObject({ card_number: '102', discount: 10 });
});

test('a card that is reassigned moves; its owner loses it, their rights and their sessions, and both histories say so', async () => {
  const owner = await staff.person('owner2', 'Cashiers', { permissions: rights, card: '201' });
  const other = await staff.person('other2', 'Cashiers', { permissions: rights, card: '202' });
  const session = await staff.signIn('owner2');
  expect((await staff.edit({ user_id: other, card_number: '201', reassign_card: true })).status).toBe(200);
  expect(await shown(owner)).toEqual({ card_number: null, discount: 0, permissions: NO_PERMISSION });
  expect(await shown(other)).toEqual({ card_number: '201', discount: 10, permissions: rights });
  expect((await staff.ask(checkLogin, session, {})).status).toBe(401);
  expect(await lastChange(owner)).toMatchObject({
    user_name: 'admin',
    changes: [
      { field: 'permissions', before: rights, after: NO_PERMISSION },
      { field: 'card_number', before: '201', after: null },
      { field: 'discount', before: 10, after: 0 },
    ],
  });
  expect((await lastChange(other))?.changes).toEqual([{ field: 'card_number', before: '202', after: '201' }]);
  expect(await staff.inUse('202')).toEqual([]);
  expect(await staff.inUse('201')).toMatchObject([{ owner_id: other }]);
});

test('a new account takes a card the same way', async () => {
  const owner = await staff.person('owner3', 'Cashiers', { permissions: rights, card: '301' });
  const body = newAccount({ permissions: rights, card_number: '301', discount: 15 });
  expect((await staff.ask(createUser, staff.admin, { body })).code).toBe(20);
  const made = await staff.ask(createUser, staff.admin, { body: { ...body, reassign_card: true } });
  expect(await shown(made.json.user_id!)).toEqual({ card_number: '301', discount: 15, permissions: rights });
  expect((await shown(owner)).permissions).toBe(NO_PERMISSION);
});

test('a card is not taken from the admin, from oneself, or from an owner who holds more', async () => {
  const boss = (await staff.rowOf(1)).user_id;
  const flags = permissionsOf(['ProgramLogin', 'UsersEdit', 'MenuView', 'ChangeCashierPassword']);
  const self = await staff.person('editor4', 'Administrators', { permissions: flags, card: '401' });
  await staff.person('senior4', 'Cashiers', { permissions: permissionsOf(['StockView']), card: '402' });
  const target = await staff.person('target4', 'Cashiers', { permissions: NO_PERMISSION, card: '403' });
  await staff.edit({ user_id: boss, card_number: '404', discount: 50 });
  const editor = await staff.signIn('editor4');
  for (const card_number of ['401', '402', '404']) {
    expect((await staff.edit({ user_id: target, card_number }, editor)).code).toBe(20);
    expect((await staff.edit({ user_id: target, card_number, reassign_card: true }, editor)).code).toBe(3);
  }
  expect((await staff.edit({ user_id: target, card_number: '404', reassign_card: true })).code).toBe(3);
  expect(await shown(target)).toMatchObject({ card_number: '403' });
  expect(await shown(self)).toMatchObject({ permissions: flags });
  expect(await shown(boss)).toMatchObject({ card_number: '404', permissions: MAX_PERMISSION });
});

test('a guest’s card asks by the guest’s name; a card without an owner is taken at once', async () => {
  const user = await staff.person('other5', 'Cashiers');
  const guest = { card_number: '501', discount: 20, owner_name: 'Сергей' };
  await staff.db.insert(discountCards).values([guest, { card_number: '502', discount: 5, promo: true }]);
  const { code, json } = await staff.edit({ user_id: user, card_number: '501' });
  expect([code, json.args]).toEqual([20, { name: 'Сергей' }]);
  expect((await staff.edit({ user_id: user, card_number: '501', reassign_card: true })).status).toBe(200);
  expect((await staff.edit({ user_id: user, card_number: '502', discount: 5 })).status).toBe(200);
  expect(await staff.inUse('502')).toMatchObject([{ owner_id: user, promo: true, discount: 5 }]);
});

test('the number of a removed card returns, also that of a removed account; the old row keeps its owner', async () => {
  const gone = await staff.person('gone6', 'Cashiers', { card: '601' });
  const user = await staff.person('other6', 'Cashiers', { card: '602' });
  await staff.ask(deleteUser, staff.admin, { body: { user_id: gone } });
  expect((await staff.edit({ user_id: user, card_number: '601' })).status).toBe(200);
  expect((await staff.edit({ user_id: user, card_number: '602' })).status).toBe(200);
  const rows = (await staff.cards()).filter(({ card_number }) => ['601', '602'].includes(card_number));
  expect(rows.map(({ card_number, owner_id, removed_at }) => [card_number, owner_id, removed_at === null])).toEqual(
    expect.arrayContaining([
      ['601', gone, false],
      ['602', user, false],
      ['601', user, false],
      ['602', user, true],
    ]),
  );
});

test('the number of a QR card is never an RFID card’s; a second card of one’s own becomes the shown one', async () => {
  const user = await staff.person('other7', 'Cashiers', { card: '701' });
  await staff.db.insert(discountCards).values([
    { card_number: '702', card_type: 1, discount: 5, owner_id: user },
    { card_number: '703', discount: 50, owner_id: user },
  ]);
  expect(await shown(user)).toMatchObject({ card_number: '703', discount: 50 });
  expect((await staff.edit({ user_id: user, card_number: '702', reassign_card: true })).code).toBe(5);
  expect((await staff.edit({ user_id: user, card_number: '701', discount: 15 })).status).toBe(200);
  expect(await shown(user)).toMatchObject({ card_number: '701', discount: 15 });
  expect(await staff.inUse('703')).toEqual([]);
  expect(await staff.inUse('702')).toHaveLength(1);
  await staff.ask(deleteUser, staff.admin, { body: { user_id: user } });
  expect(await staff.inUse('702')).toEqual([]);
});

test('an expired card gives way to a valid one, and is shown when it is the only one', async () => {
  const user = await staff.person('other8', 'Cashiers', { card: '801' });
  const expired = { card_number: '802', discount: 20, owner_id: user, validtime: new Date('2026-01-01') };
  await staff.db.insert(discountCards).values(expired);
  expect(await shown(user)).toMatchObject({ card_number: '801' });
  await staff.db.delete(discountCards).where(eq(discountCards.card_number, '801'));
  expect(await shown(user)).toMatchObject({ card_number: '802' });
});

test('the report of cards keeps what a card gave in earlier hands, and names all its owners', async () => {
  const owner = await staff.person('owner9', 'Cashiers', { card: '901' });
  const other = await staff.person('other9', 'Cashiers');
  const [card] = await staff.inUse('901');
  await pay(staff.database, paidAt('2026-03-01T18:00', { discount_card: '901', card_id: card!.card_id }));
  await staff.edit({ user_id: other, card_number: '901', reassign_card: true, discount: 5 });
  const [moved] = await staff.inUse('901');
  await pay(staff.database, paidAt('2026-03-02T18:00', { discount_card: '901', card_id: moved!.card_id }));
  const body = { period_id: 4, card_number: '901' } as { period_id: number };
  const { items } = await signedIn()(composedReport(report, 'statistics'), { body });
  expect(items).toMatchObject([
    { card_number: '901', cardholder_name: 'other9, owner9', current_discount: 5, discounts_count: 2 },
  ]);
  expect(owner).not.toBe(other);
});
