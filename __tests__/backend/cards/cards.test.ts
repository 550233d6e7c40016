import { eq } from 'drizzle-orm';
import { freeNumber, randomNumber } from '@/backend/src/sections/cards/edit';
import { discountCards, history, orders, users } from '@/backend/src/db/schema';
import * as cards from '@/lib/sections/cards/contract';
import { listCardHolders } from '@/lib/sections/orders/contract/orders';
import { deleteUser, editUser } from '@/lib/sections/users/contract/users';
import type { InputOf } from '@/lib/contract/endpoint';
import { FLAGS } from '@/lib/contract/access';
import { permissionsOf } from '@/lib/rights/permissions';
import { discountCards as cardSales } from '@/lib/sections/statistics/lists/registry';
import { composedReport } from '@/lib/lists/report/endpoints';
import { openTill, SONG, tillStack } from '../../support/till';
import { signedIn, told } from '../../support/ask';

const stack = tillStack();
const till = openTill();
const [admin, boss] = [signedIn(), signedIn('boss')];
const db = () => stack.database.db;
const now = () => Math.floor(Date.now() / 1000);

/** Rights of a person who edits cards of cashiers: those of a cashier, and UsersEdit. */
const EDITOR = ['ProgramLogin', 'UsersEdit', 'DiscountCard5', 'DiscountCard10'] as const;

beforeAll(async () => {
  await stack.addUser('boss', permissionsOf([...EDITOR, 'OrdersView']));
  await stack.addUser('giver', permissionsOf(['DiscountCard5', 'DiscountCard10']));
  await stack.addUser('plain', permissionsOf([]));
});

const refused = async (asked: Promise<unknown>) => (await told(asked, ['code', 'field'])) ?? 'done';
const idOf = (login: string) => stack.database.value`select user_id from users where login = ${login}`;
const add = async (login: string, discount: (typeof cards.QR_DISCOUNTS)[number], by = admin) =>
  by(cards.createQrCard, { body: { owner_id: await idOf(login), discount } });
const listed = (body: InputOf<typeof cards.cardPage>['body'] = {}) => admin(cards.cardPage, { body });

/** Pays three songs of 50 baht with a card; the paid sum or the refusal. */
async function payWith(discount_card: string, time?: number): Promise<unknown> {
  const table = { ...till.fresh(), ...(time !== undefined && { time }) };
  await till.add(table, SONG, 3);
  const body = { ...table, cashier_id: stack.cashier, paid_type: 'cash', discount_card };
  const { status, json } = await till.ask('pay', body);
  return status === 200 ? json['paidsum'] : `${json.code} ${json.field}`;
}

it('numbers are 16 digits that differ, the first not 0, and never those of another card, in use or removed', async () => {
  const drawn = Array.from({ length: 500 }, randomNumber);
  expect(drawn.every((number) => /^[1-9]\d{15}$/.test(number))).toBe(true);
  expect(new Set(drawn).size).toBe(500);
  const draws = ['7000000020', '7000000002', '1234567890123456'];
  expect(await db().transaction((tx) => freeNumber(tx, () => draws.shift() ?? ''))).toBe('1234567890123456');
});

it('a QR card is made for an owner, listed, and pays with its discount', async () => {
  const { card_id, card_number = '' } = await add('giver', 10);
  expect(card_number).toMatch(/^[1-9]\d{15}$/);
  const { items } = await listed({ owner_id: await idOf('giver') });
  const owner = { owner_id: await idOf('giver'), owner_name: 'giver' };
  const permissions = permissionsOf(['DiscountCard5', 'DiscountCard10']);
  const card = { card_id, card_number, card_type: 1, discount: 10, validtime: null, state: 'valid' };
  expect(items).toEqual([{ ...card, ...owner, permissions }]);
  expect(await payWith(card_number)).toBe(135);
});

it('a QR card has a discount that its owner may give, and a user who is there and active', async () => {
  const [giver, plain] = [await idOf('giver'), await idOf('plain')];
  const ask = (body: object) => refused(admin(cards.createQrCard, { body } as InputOf<typeof cards.createQrCard>));
  expect(await ask({ owner_id: giver, discount: 15 })).toBe('3 discount');
  expect(await ask({ owner_id: plain, discount: 5 })).toBe('3 discount');
  expect(await ask({ owner_id: giver, discount: 7 })).toMatch(/^1 discount/);
  expect(await ask({ owner_id: giver, discount: 0 })).toMatch(/^1 discount/);
  expect(await ask({ owner_id: 9999, discount: 5 })).toBe('2 owner_id');
  const asleep = await stack.addUser('asleep', permissionsOf(['DiscountCard5']));
  await db().update(users).set({ active: false }).where(eq(users.user_id, asleep));
  expect(await ask({ owner_id: asleep, discount: 5 })).toBe('3 owner_id');
  await db().update(users).set({ removed_at: new Date() }).where(eq(users.user_id, asleep));
  expect(await ask({ owner_id: asleep, discount: 5 })).toBe('2 owner_id');
});

it.each([...FLAGS])('a QR card is given where the owner holds %s and the caller too', async (flag) => {
  const login = `o${FLAGS.indexOf(flag)}`;
  await stack.addUser(login, permissionsOf([flag, 'DiscountCard5']));
  const may = (EDITOR as readonly string[]).includes(flag) || flag === 'OrdersView';
  const allowed = may ? 'done' : '3';
  expect(await refused(add(login, 5, boss))).toBe(allowed);
  const { card_id } = await add(login, 5);
  expect(await refused(boss(cards.expireCard, { body: { card_id, expiration: now() + 60 } }))).toBe(allowed);
  expect(await refused(boss(cards.deleteCard, { body: { card_id } }))).toBe(allowed);
});

it('a QR card stops at the till when its owner may no longer give the discount, is disabled or removed', async () => {
  await stack.addUser('changing', permissionsOf(['DiscountCard20']));
  const { card_number = '' } = await add('changing', 20);
  const set = (values: Partial<typeof users.$inferInsert>) =>
    db().update(users).set(values).where(eq(users.login, 'changing'));
  const state = async () => (await listed({ search: card_number })).items[0]?.state;
  expect([await payWith(card_number), await state()]).toEqual([120, 'valid']);
  await set({ permissions: permissionsOf(['DiscountCard10']) });
  expect([await payWith(card_number), await state()]).toEqual(['1 discount_card', 'not_allowed']);
  await set({ permissions: permissionsOf(['DiscountCard20']), active: false });
  expect([await payWith(card_number), await state()]).toEqual(['1 discount_card', 'owner_off']);
  await set({ active: true, removed_at: new Date() });
  expect([await payWith(card_number), await state()]).toEqual(['1 discount_card', 'owner_off']);
  await set({ removed_at: null });
  expect(await payWith(card_number)).toBe(120);
});

it('a QR card counts as of the payment: a till that sends later is asked about its own time', async () => {
  const user_id = await stack.addUser('later', permissionsOf(['DiscountCard5']));
  const { card_number = '' } = await add('later', 5);
  const then = now() - 60;
  await admin(editUser, { body: { user_id, permissions: permissionsOf([]) } });
  expect(await payWith(card_number)).toBe('1 discount_card');
  await admin(editUser, { body: { user_id, active: 0 } });
  expect(await payWith(card_number)).toBe('1 discount_card');
  expect(await payWith(card_number, then)).toBe(142.5);
});

it('the end of validity is not before now, can be moved and lifted, and is kept in the history', async () => {
  const { card_id, card_number = '' } = await add('giver', 5);
  const until = now() + 3600;
  const set = (expiration: number | null) => admin(cards.expireCard, { body: { card_id, expiration } });
  expect(await refused(set(now() - 60))).toBe('1 expiration');
  expect(await refused(set(0))).toMatch(/^1 expiration/);
  await set(until);
  expect((await listed({ search: card_number })).items[0]?.validtime).toBe(until);
  await set(until);
  await set(null);
  const { items } = await admin(cards.cardHistory, { params: { id: card_id } });
  const told = items.map(({ action, changes }) => [action, ...changes.map((one) => [one.before, one.after])]);
  expect(told).toEqual([
    ['changed', [until, null]],
    ['changed', [null, until]],
    ['created', [null, card_number], [null, 1], [null, 5], [null, await idOf('giver')]],
  ]);
  await stack.database
    .rows`update discount_cards set validtime = now() - interval '1 second' where card_id = ${card_id}`;
  const expired = await listed({ search: card_number, state: 'expired' });
  expect(expired.items.map(({ state }) => state)).toEqual(['expired']);
  expect(await payWith(card_number)).toBe('1 discount_card');
});

it('the end of validity is also that of guests’ cards, which have no account', async () => {
  const until = now() + 60;
  await boss(cards.expireCard, { body: { card_id: 1, expiration: until } });
  const [card] = (await listed({ card_ids: [1] })).items;
  expect(card).toMatchObject({ owner_id: null, owner_name: 'Нина', validtime: until });
  await boss(cards.expireCard, { body: { card_id: 1, expiration: null } });
});

it('a removed card pays no more, and keeps its orders and its line in the report', async () => {
  const { card_id, card_number = '' } = await add('giver', 10);
  expect(await payWith(card_number)).toBe(135);
  const report = async () => {
    // A part of the number suffices.
    const body = { period_id: 0, card_number: card_number.slice(3) } as { period_id: number };
    return (await boss(composedReport(cardSales, 'statistics'), { body })).items;
  };
  const line = { card_number, cardholder_name: 'giver', discounts_count: 1, order_paidsum: 135 };
  expect(await report()).toMatchObject([{ ...line, current_discount: 10 }]);
  await admin(cards.deleteCard, { body: { card_id } });
  expect(await listed({ search: card_number })).toEqual({ items: [], total_records: 0 });
  expect(await payWith(card_number)).toBe('1 discount_card');
  expect(await report()).toMatchObject([{ ...line, current_discount: null }]);
  const [order] = await db().select().from(orders).where(eq(orders.card_id, card_id));
  expect(order).toMatchObject({ discount_card: card_number, discount_percent: 10 });
  expect(await refused(admin(cards.deleteCard, { body: { card_id } }))).toBe('2 card_id');
  expect(await refused(admin(cards.expireCard, { body: { card_id, expiration: null } }))).toBe('2 card_id');
});

it('a removed card leaves its owner’s history and, if it is RFID, a new version of the account', async () => {
  const owner_id = await idOf('plain');
  const rfid = await stack.database.value`
    insert into discount_cards (card_number, card_type, discount, owner_id)
    values ('0099', 0, 20, ${owner_id}) returning card_id`;
  const { card_id, card_number } = await add('giver', 5);
  await admin(cards.deleteCard, { body: { card_id } });
  await admin(cards.deleteCard, { body: { card_id: rfid } });
  const changesOf = async (id: number) =>
    (await db().select().from(history).where(eq(history.record_id, id)))
      .filter(({ entity }) => entity === 'user')
      .flatMap(({ changes }) => changes);
  expect((await changesOf(await idOf('giver'))).slice(-2)).toEqual([
    { field: 'qr_card', before: null, after: `${card_number}, 5 %` },
    { field: 'qr_card', before: `${card_number}, 5 %`, after: null },
  ]);
  expect(await changesOf(owner_id)).toEqual([
    { field: 'card_number', before: '0099', after: null },
    { field: 'discount', before: 20, after: 0 },
  ]);
  expect(await stack.database.value`select version from users where user_id = ${owner_id}`).toBe(2);
});

it('the list finds a part of the number or of the owner, by state and kind, sorted and in pages', async () => {
  const numbers = async (body: InputOf<typeof cards.cardPage>['body']) =>
    (await listed(body)).items.map(({ card_number }) => card_number);
  expect(await numbers({ search: '00000002' })).toEqual(['7000000020']);
  expect(await numbers({ search: 'нИн' })).toEqual(['7000000020']);
  expect(await numbers({ type: 'rfid', state: 'expired' })).toEqual(['7000000001']);
  expect(await numbers({ card_ids: [1, 2, 4] })).toEqual(['7000000020', '7000000100']);
  const all = await listed({});
  const sort = { key: 'discount', direction: 'desc' } as const;
  const pages = [...(await numbers({ sort, page: 1, count: 3 })), ...(await numbers({ sort, page: 2, count: 3 }))];
  expect(pages).toEqual((await numbers({ sort })).slice(0, 6));
  expect(await listed({ page: 900, count: 3 })).toEqual({ items: [], total_records: all.total_records });
  const ids = all.items.map(({ card_id }) => card_id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

it('the list of holders has the cards in use by name or login, for those who read reports', async () => {
  const { card_number = '' } = await add('giver', 5);
  const { card_id, card_number: gone = '' } = await add('giver', 5);
  await admin(cards.deleteCard, { body: { card_id } });
  const { items } = await boss(listCardHolders, {});
  expect(items).toEqual(expect.arrayContaining([{ card_number, name: 'giver' }]));
  expect(items).toContainEqual({ card_number: '7000000020', name: 'Нина' });
  const numbers = items.map((card) => card.card_number);
  // The first card has no holder; the second was removed.
  for (const other of ['7000000100', gone]) expect(numbers).not.toContain(other);
});

it('at the same time a card is made for an owner who is being removed, or refused, and gives nothing after', async () => {
  for (let round = 0; round < 3; round += 1) {
    const login = `leaving${round}`;
    const user_id = await stack.addUser(login, permissionsOf(['DiscountCard5']));
    const remove = admin(deleteUser, { body: { user_id } });
    const [made, removed] = await Promise.all([refused(add(login, 5)), refused(remove)]);
    expect(removed).toBe('done');
    expect(['done', '2 owner_id']).toContain(made);
    for (const { card_number } of await db().select().from(discountCards).where(eq(discountCards.owner_id, user_id)))
      expect(await payWith(card_number)).toBe('1 discount_card');
  }
});
