import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCards } from '@/lib/sections/cards/contract';
import { listCardHolders, listCashiers } from '@/lib/sections/orders/contract/orders';
import { listSalary, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { createUser, deleteUser } from '@/lib/sections/users/contract/users';
import { FLAGS } from '@/lib/contract/access';
import { isPerson, personText } from '@/lib/rights/person';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { MAX_PERMISSION, permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { newAccount, startStaff, ROLE_ID } from './staff';

const staff = startStaff();
let nok: number;

const NOK = 'nok1 · Нок Сомчай';

beforeAll(async () => {
  const account = { login: 'nok1', name: ' Нок Сомчай ', permissions: MAX_PERMISSION, card_number: '4711' };
  const body = newAccount({ ...account, category_id: ROLE_ID.Administrators });
  nok = (await staff.ask(createUser, staff.admin, { body })).json.user_id!;
});

const nameOf = async (id: number) => (await staff.find(id))?.name;

test('the name of an account stands beside its login in cards, filters and histories', async () => {
  expect(await nameOf(nok)).toBe('Нок Сомчай');
  const cookie = await staff.signIn('nok1', 'secret7');
  const plain = await staff.person('plain', 'Cashiers', { permissions: ROLE_PRESETS.Cashiers });
  await staff.edit({ user_id: plain, active: 0 }, cookie);
  expect((await staff.historyOf(plain))[0]).toMatchObject({ user_name: NOK });

  const tills = await staff.ask(listCashiers, staff.admin, {});
  expect(tills.json.items).toContainEqual({ user_id: nok, user_name: NOK });
  const holders = await staff.ask(listCardHolders, staff.admin, {});
  expect(holders.json.items).toContainEqual({ card_number: '4711', name: NOK });
  const cards = await staff.ask(listCards, staff.admin, { body: { search: 'сомчай' } });
  expect(cards.json.items).toMatchObject([{ card_number: '4711', owner_name: NOK }]);
});

test('an account without a name is its login, and an edit that gives no name keeps it', async () => {
  await staff.edit({ user_id: nok, discount: 10 });
  expect(await nameOf(nok)).toBe('Нок Сомчай');
  await staff.edit({ user_id: nok, name: '' });
  expect(await nameOf(nok)).toBeUndefined();
  expect((await staff.rowOf(nok)).person).toBe('nok1');
  expect((await staff.historyOf(nok))[0]!.changes).toEqual([{ field: 'name', before: 'Нок Сомчай', after: null }]);
});

test('database and screens write a person alike, and a person is told by the login', async () => {
  await staff.edit({ user_id: nok, name: 'Nok' });
  expect((await staff.rowOf(nok)).person).toBe(personText({ login: 'nok1', name: 'Nok' }));
  expect(['nok1 · Nok', 'nok1'].every((person) => isPerson(person, 'nok1'))).toBe(true);
  expect(['nok12', 'nok', null].some((person) => isPerson(person, 'nok1'))).toBe(false);
});

/** Queries that mean the login itself: sign-in, accounts, the till's list, imports by login, the catalogue's sender. */
const BY_LOGIN =
  /^(people|sections\/(auth\/(?!session)|users|orders\/till)|import|server|mail|sample-venue|prepare|stand-ins\/catalogue\.ts)/;

test('no other query of the backend reads a login where it means a person', () => {
  const root = join(process.cwd(), 'backend/src');
  const files = (readdirSync(root, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && !BY_LOGIN.test(file) && !file.startsWith('db/'),
  );
  const reads = /\b\w+\.login\b(?!,? })|coalesce\(login|login as |max\(login/;
  const found = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => reads.test(line)),
  );
  expect(found).toEqual([]);
});

const hireBody = { position: 'Повар', wages: 1000, overtime_hour_cost: 10, type: 'add' as const, employee_id: null };
const employ = async (employee_name: string): Promise<number> =>
  (await staff.ask(saveEmployee, staff.admin, { body: { ...hireBody, employee_name } })).json.employee_id!;
const rowIn = async (employee_id: number) => {
  const { json } = await staff.ask(listSalary, staff.admin, { body: monthOf(Date.now() / 1000, 'Asia/Bangkok') });
  return json.items.find((row) => row.employee_id === employee_id)!;
};

test('an account belongs to one employee, both sides show it, and who may not read the salary cannot set it', async () => {
  const [one, other] = [await employ('Ким Первая'), await employ('Ли Второй')];
  const kim = await staff.person('kim1', 'Cashiers');
  const lee = await staff.person('lee1', 'Cashiers');
  const join = (user_id: number, employee_id: number | null, cookie = staff.admin) =>
    staff.edit({ user_id, employee_id }, cookie);
  expect((await join(kim, one)).status).toBe(200);
  expect(await staff.find(kim)).toMatchObject({ employee_id: one, employee_name: 'Ким Первая' });
  expect(await rowIn(one)).toMatchObject({ user_id: kim, user_name: 'kim1' });
  expect(await rowIn(other)).not.toHaveProperty('user_id');

  expect((await join(lee, one)).json).toMatchObject({ code: 5, field: 'employee_id', key: 'employeeHasAccount' });
  expect((await join(lee, 999)).json).toMatchObject({ code: 2, field: 'employee_id' });
  const ofCashiers = FLAGS.filter((_, at) => ROLE_PRESETS.Cashiers[at] === '1');
  const permissions = permissionsOf([...ofCashiers, 'ProgramLogin', 'UsersEdit']);
  await staff.person('clerk', 'Administrators', { permissions });
  const clerk = await staff.signIn('clerk');
  expect((await join(lee, other, clerk)).code).toBe(3);

  expect((await join(kim, other)).status).toBe(200);
  expect(await rowIn(one)).not.toHaveProperty('user_id');
  expect((await staff.historyOf(kim))[0]!.changes).toEqual([
    { field: 'employee_name', before: 'Ким Первая', after: 'Ли Второй' },
  ]);
  await staff.ask(deleteUser, staff.admin, { body: { user_id: kim } });
  expect(await rowIn(other)).not.toHaveProperty('user_id');
  expect((await join(lee, other)).status).toBe(200);
  expect((await join(lee, null)).status).toBe(200);
  expect(await staff.find(lee)).not.toHaveProperty('employee_id');
});
