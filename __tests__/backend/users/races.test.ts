import { createUser, deleteUser, editUser, listUsers } from '@/lib/contract/users';
import { NO_PERMISSION, permissionsOf } from '@/lib/domain/permissions';
import { openStaff, ROLE_ID, type EditBody, type Staff } from './staff';

let staff: Staff;
let admins: string[];
beforeAll(async () => {
  staff = await openStaff();
  await staff.account('second', '1'.repeat(32), 'Administrators');
  admins = [await staff.signIn('admin'), await staff.signIn('second')];
});
afterAll(() => staff.close());

const edit = (cookie: string, fields: EditBody) => staff.ask(editUser, cookie, { body: fields });
const codes = (answers: readonly { code: number | null }[]) => answers.map(({ code }) => code).toSorted();
const shown = async (userId: number) => {
  const { items } = (await staff.ask(listUsers, admins[0]!, { body: {} })).json;
  return items.find(({ user_id }) => user_id === userId);
};
const inUse = async (number: string) =>
  (await staff.cards()).filter(({ card_number, removed_at }) => card_number === number && removed_at === null);
/** Each of the two admins makes a call, at once. */
const both = <Answer>(make: (cookie: string, at: number) => Promise<Answer>) => Promise.all(admins.map(make));

test('of two who edit one account from the same version one is told', async () => {
  const user_id = await staff.account('target1', NO_PERMISSION);
  const rights = [permissionsOf(['MenuView']), permissionsOf(['StockView'])];
  const answers = await both((cookie, at) => edit(cookie, { user_id, permissions: rights[at], version: 1 }));
  expect(codes(answers)).toEqual([5, null]);
  const won = rights[answers.findIndex(({ code }) => code === null)];
  expect(await shown(user_id)).toMatchObject({ permissions: won, version: 2 });
});

test('of two who take one card number one gets it, the other is asked', async () => {
  const ids = [await staff.account('card1', NO_PERMISSION), await staff.account('card2', NO_PERMISSION)];
  const answers = await both((cookie, at) => edit(cookie, { user_id: ids[at]!, card_number: '4711' }));
  expect(codes(answers)).toEqual([20, null]);
  expect(await inUse('4711')).toMatchObject([{ owner_id: ids[answers.findIndex(({ code }) => code === null)] }]);
});

test('a card that two take from one owner lies with one of them, and every other hand has lost its rights', async () => {
  const rights = permissionsOf(['MenuView']);
  const owner = await staff.person('owner1', 'Cashiers', { permissions: rights, card: '4712' });
  const ids = [await staff.account('card3', rights), await staff.account('card4', rights)];
  await both((cookie, at) => edit(cookie, { user_id: ids[at]!, card_number: '4712', reassign_card: true }));
  const [card, ...more] = await inUse('4712');
  expect(more).toEqual([]);
  for (const id of [owner, ...ids])
    expect((await shown(id))?.permissions).toBe(id === card?.owner_id ? rights : NO_PERMISSION);
});

test('of two who add one login one is told', async () => {
  const body = (at: number) => ({
    ...{ login: at ? 'NINA77' : 'nina77', password: 'secret7', active: 1 as const, permissions: NO_PERMISSION },
    ...{ card_number: `880${at}`, category_id: ROLE_ID.Cashiers, discount: 0 as const },
  });
  const answers = await both((cookie, at) => staff.ask(createUser, cookie, { body: body(at) }));
  expect(codes(answers)).toEqual([5, null]);
});

test('an account that is removed while it is edited stays removed', async () => {
  const user_id = await staff.account('target2', NO_PERMISSION);
  const [removed, edited] = await Promise.all([
    staff.ask(deleteUser, admins[0]!, { body: { user_id } }),
    edit(admins[1]!, { user_id, card_number: '4713', permissions: permissionsOf(['MenuView']) }),
  ]);
  expect(removed.code).toBeNull();
  expect([null, 2]).toContain(edited.code);
  expect(await shown(user_id)).toBeUndefined();
  expect(await inUse('4713')).toEqual([]);
});

test('one who is disabled while they edit either did it before or is refused', async () => {
  const flags = permissionsOf(['ProgramLogin', 'UsersEdit', 'MenuView']);
  const editor = await staff.account('editor1', flags, 'Administrators');
  const cookie = await staff.signIn('editor1');
  const target = await staff.account('target3', NO_PERMISSION);
  const [gave, disabled] = await Promise.all([
    edit(cookie, { user_id: target, permissions: permissionsOf(['MenuView']) }),
    edit(admins[0]!, { user_id: editor, active: 0 }),
  ]);
  expect(disabled.code).toBeNull();
  expect([null, 3, 4]).toContain(gave.code);
  expect((await shown(target))?.permissions).toBe(gave.code === null ? permissionsOf(['MenuView']) : NO_PERMISSION);
  expect((await edit(cookie, { user_id: target, discount: 0 })).status).toBe(401);
});

test('the same key from two windows is one account', async () => {
  const body = {
    ...{ login: 'keyed77', password: 'secret7', active: 1 as const, permissions: NO_PERMISSION },
    ...{ card_number: '8899', category_id: ROLE_ID.Cashiers, discount: 0 as const },
  };
  const answers = await Promise.all([0, 1].map(() => staff.ask(createUser, admins[0]!, { body }, 'key-of-window')));
  expect(codes(answers)).toEqual([null, null]);
  expect(answers[0]?.json.user_id).toBe(answers[1]?.json.user_id);
});
