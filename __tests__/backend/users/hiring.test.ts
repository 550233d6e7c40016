import { history, idempotencyKeys, users } from '@/backend/src/db/schema';
import { listCards } from '@/lib/sections/cards/contract';
import type { InputOf } from '@/lib/contract/endpoint';
import { hirePerson, partWithPerson } from '@/lib/sections/users/contract/hiring';
import { listSalary } from '@/lib/sections/salary/contract/salary';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { startStaff, ROLE_ID } from './staff';

const staff = startStaff({ SALARY_EDITORS: 'payer' });
let editor: string;
let clerk: string;

beforeAll(async () => {
  await staff.person('payer', 'Managers', { permissions: permissionsOf(['ProgramLogin', 'ExpensesView']) });
  editor = await staff.signIn('payer');
  const flags = permissionsOf(['ProgramLogin', 'UsersEdit', 'ChangeCashierPassword', 'MenuView']);
  await staff.person('clerk', 'Administrators', { permissions: flags });
  clerk = await staff.signIn('clerk');
});

type Body = InputOf<typeof hirePerson>['body'];
const ACCOUNT = { login: 'nina1', password: 'secret7', active: 1, permissions: ROLE_PRESETS.Cashiers } as const;
const PAY = { position: 'Бармен', wages: 30_000, overtime_hour_cost: 100, day: 1 } as const;
const NEW = { category_id: ROLE_ID.Cashiers, ...ACCOUNT, ...PAY } as const;
const hire = (body: Body, cookie = staff.admin) => staff.ask(hirePerson, cookie, { body });
const part = (body: InputOf<typeof partWithPerson>['body'], cookie = staff.admin) =>
  staff.ask(partWithPerson, cookie, { body });
const account = async (login: string) => (await staff.listed()).find((user) => user.login === login);
const employee = async (name: string) => {
  const { json } = await staff.ask(listSalary, staff.admin, { body: monthOf(Date.now() / 1000, 'Asia/Bangkok') });
  return json.items.find(({ employee_name }) => employee_name === name);
};

test('one save makes account, pay and QR card of one person, once, and keeps the password nowhere in clear', async () => {
  const body: Body = { parts: ['account', 'pay', 'qr'], name: 'Нина Первая', ...NEW, discount: 5 };
  const first = await hire(body);
  expect(first.status).toBe(200);
  const { user_id, employee_id, card_number } = first.json;
  expect(await account('nina1')).toMatchObject({ user_id, name: 'Нина Первая', employee_id, card_number: null });
  const paid = { employee_id, user_id, user_name: 'nina1 · Нина Первая', wages: 30_000 };
  expect(await employee('Нина Первая')).toMatchObject(paid);
  const cards = (await staff.ask(listCards, staff.admin, { body: { owner_id: user_id } })).json.items;
  expect(cards).toMatchObject([{ card_number, card_type: 1, discount: 5 }]);
  const kept = JSON.stringify([await staff.db.select().from(history), await staff.db.select().from(idempotencyKeys)]);
  expect(kept).not.toContain('secret7');
  expect((await staff.rowOf(user_id!)).password_hash).toMatch(/^\$argon2id/);
});

test('a refused part leaves nothing of the others', async () => {
  const before = (await staff.db.select().from(users)).length;
  const rest = { name: 'Второй', ...NEW, login: 'vtoroi' };
  const both: Body = { parts: ['account', 'pay'], ...rest };
  expect((await hire({ parts: ['account', 'pay', 'qr'], ...rest, discount: 50 })).code).toBe(3);
  expect((await hire({ ...both, login: 'NINA1' })).json).toMatchObject({ code: 5, field: 'login' });
  expect((await hire({ ...both, name: '' })).json).toMatchObject({ code: 1, field: 'name' });
  expect((await hire({ parts: ['account'], ...rest, category_id: undefined })).json).toMatchObject({ code: 1 });
  expect((await hire({ parts: ['pay', 'qr'], ...rest })).json).toMatchObject({ code: 1, field: 'parts' });
  expect((await hire({ parts: ['account'], ...rest, password: '123456' })).code).toBe(1);
  expect((await staff.db.select().from(users)).length).toBe(before);
  expect(await employee('Второй')).toBeUndefined();
});

test('each part needs its own right', async () => {
  const pay: Body = { parts: ['pay'], name: 'Третья', ...PAY };
  expect((await hire(pay, clerk)).code).toBe(3);
  expect((await hire(pay, editor)).status).toBe(200);
  const signIn: Body = { parts: ['account'], ...ACCOUNT, login: 'third', category_id: ROLE_ID.Cashiers };
  expect((await hire(signIn, editor)).code).toBe(3);
  expect((await hire(signIn, clerk)).code).toBe(3);
  const permissions = permissionsOf(['MenuView']);
  expect((await hire({ ...signIn, permissions }, clerk)).status).toBe(200);
  expect(await account('third')).toMatchObject({ card_number: null });
});

test('parting takes what is chosen, all in one, by the right of each part', async () => {
  const permissions = permissionsOf(['ProgramLogin', 'MenuView']);
  const rest = { name: 'Уходит', ...NEW, login: 'leaver', permissions, discount: 5, card_number: '900' } as const;
  const { user_id, employee_id } = (await hire({ parts: ['account', 'pay', 'card'], ...rest })).json;
  const session = await staff.signIn('leaver', 'secret7');
  expect((await part({ parts: ['account', 'pay'], user_id, employee_id }, clerk)).code).toBe(3);
  expect((await part({ parts: ['cards'], user_id }, editor)).code).toBe(3);
  const other = (await hire({ parts: ['pay'], name: 'Чужой', ...PAY })).json.employee_id;
  const mixed = await part({ parts: ['account', 'pay'], user_id, employee_id: other });
  expect(mixed.json).toMatchObject({ code: 1, field: 'employee_id' });
  expect(await account('leaver')).toMatchObject({ card_number: '900' });

  expect((await part({ parts: ['cards'], user_id }, clerk)).status).toBe(200);
  expect(await account('leaver')).toMatchObject({ card_number: null, employee_id });
  expect((await staff.ask(checkLogin, session, {})).status).toBe(200);

  expect((await part({ parts: ['account', 'pay', 'cards'], user_id, employee_id, day: 28 })).status).toBe(200);
  expect(await account('leaver')).toBeUndefined();
  expect((await staff.ask(checkLogin, session, {})).status).toBe(401);
  expect((await employee('Уходит'))?.removed_time).toEqual(expect.any(Number));
  expect(await staff.inUse('900')).toEqual([]);
});
