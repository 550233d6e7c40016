import { eq, gte, or } from 'drizzle-orm';
import fc from 'fast-check';
import { discountCards, users } from '@/backend/src/db/schema';
import { FLAGS } from '@/lib/contract/access';
import { createUser, deleteUser } from '@/lib/sections/users/contract/users';
import {
  NO_PERMISSION,
  permissionsOf,
  holds,
  isAdmin,
  mayAccess,
  MAX_PERMISSION,
  type Person,
} from '@/lib/rights/permissions';
import { mayGiveRole } from '@/lib/rights/staff-rights';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { times } from '../../support/effort';
import { newAccount, startStaff, ROLE_ID, ROLES } from './staff';
import { alwaysAwaited } from '../../support/always';

const staff = startStaff({ CRAFT_ADMINS: 'chef', SALARY_EDITORS: 'books' });

const LOGINS = ['anna', 'boris', 'chef', 'books', 'localhost', 'admin', 'Chef', 'dora', 'egor'];
const ACCOUNTS = 5;
const CARDS = ['11', '12', '13', '14', '15', '16'];
const flags = fc.oneof(
  fc.subarray([...FLAGS]).map((some) => permissionsOf(some)),
  fc.subarray([...FLAGS], { maxLength: 3 }).map((some) => permissionsOf(some)),
);
const most = fc
  .subarray([...FLAGS], { maxLength: 6 })
  .map((missing) => permissionsOf(FLAGS.filter((flag) => !missing.includes(flag))));
const editors = fc.record({
  permissions: fc.oneof(flags, most),
  edits: fc.constantFrom(true, true, true, false),
  login: fc.constantFrom('editor', 'editor', 'chef', 'localhost'),
});
const role = fc.constantFrom(...ROLES);

const values = {
  login: fc.constantFrom(...LOGINS.filter((login) => login.length > 3)),
  password: fc.constant('secret7'),
  active: fc.constantFrom<0 | 1>(0, 1),
  permissions: flags,
  card_number: fc.constantFrom(...CARDS),
  category_id: role.map((name) => ROLE_ID[name]),
  discount: fc.constantFrom<0 | 5>(0, 5),
  reassign_card: fc.boolean(),
};
/** A few fields, so that not every call has one that is refused. */
const fields = fc
  .subarray(Object.keys(values) as (keyof typeof values)[], { minLength: 1, maxLength: 3 })
  .chain((names) => fc.record(values).map((all) => Object.fromEntries(names.map((name) => [name, all[name]]))))
  .map((given) => given as Partial<Given>);
type Given = { [Name in keyof typeof values]: (typeof values)[Name] extends fc.Arbitrary<infer Value> ? Value : never };
const step = fc.record({
  kind: fc.constantFrom<'create' | 'edit' | 'delete'>('create', 'edit', 'edit', 'edit', 'delete'),
  target: fc.nat(ACCOUNTS + 1),
  fields,
  /** Narrows the rights to the editor's, so that more is allowed. */
  narrow: fc.constantFrom(true, true, false),
});

interface Row extends Person {
  readonly role: string;
  readonly password_hash: string | null;
  readonly gone: boolean;
}

/** The admin and the accounts from `first` on; earlier ones are of earlier runs. */
async function accounts(first: number): Promise<Map<number, Row>> {
  const isOfRun = or(gte(users.user_id, first), eq(users.user_id, 1));
  const rows = await staff.db.select().from(users).where(isOfRun);
  return new Map(
    rows.map(({ user_id, login, permissions, role_id, password_hash, active, removed_at }) => [
      user_id,
      {
        login,
        password_hash,
        gone: !active || removed_at !== null,
        permissions: login === 'admin' ? MAX_PERMISSION : permissions,
        role: ROLES.find((name) => ROLE_ID[name] === role_id) ?? '',
      },
    ]),
  );
}

const rules = adminEndpoints.map(({ access }) => access).filter((access) => access !== 'till');

/** All that an account may do: its flags and, where it may sign in, every rule of the contract. */
function powers(person: Row): Set<string> {
  const { special } = staff.app;
  const calls = holds(person, 'ProgramLogin') || isAdmin(person, special);
  return new Set([
    ...FLAGS.filter((flag) => holds(person, flag)),
    ...(isAdmin(person, special) ? ['admin'] : []),
    ...rules.filter((rule) => calls && mayAccess(person, rule, special)).map((rule) => JSON.stringify(rule)),
  ]);
}
const within = (inner: Set<string>, ...outer: Set<string>[]): boolean =>
  [...inner].every((one) => outer.some((set) => set.has(one)));

test('whatever an editor sends, no account gains what the editor lacks, and no stronger account is touched', async () => {
  let done = 0;
  await alwaysAwaited(times(12, 60))(
    editors,
    fc.array(fc.record({ permissions: flags, role }), { minLength: ACCOUNTS, maxLength: ACCOUNTS }),
    fc.array(step, { minLength: 3, maxLength: 8 }),
    async (from, others, steps) => {
      await staff.database.pool.query(`update discount_cards set removed_at = now() where removed_at is null;
          update users set removed_at = now(), active = false where removed_at is null and login <> 'admin'`);
      const extra = from.edits ? (['UsersEdit', 'ChangeCashierPassword', 'ChangeAgentPassword'] as const) : [];
      const held = FLAGS.filter((flag) => holds(from, flag));
      const permissions = permissionsOf([...held, 'ProgramLogin', ...extra]);
      const mask = (rights: string) => FLAGS.map((_, at) => (permissions[at] === '1' ? rights[at] : '0')).join('');
      const editorId = await staff.account(from.login, permissions, 'Administrators');
      const free = LOGINS.filter((login) => login !== from.login && login !== 'admin' && login !== 'Chef');
      const ids = [1, editorId];
      for (const [at, other] of others.entries()) {
        const id = await staff.account(free[at]!, at % 3 ? mask(other.permissions) : other.permissions, other.role);
        await staff.db.insert(discountCards).values({ card_number: CARDS[at]!, discount: 5, owner_id: id });
        ids.push(id);
      }
      const cookie = await staff.signIn(from.login);
      const start = await accounts(editorId);
      for (const { kind, target, fields: given, narrow } of steps) {
        const before = await accounts(editorId);
        const editor = before.get(editorId)!;
        const user_id = ids[target % ids.length]!;
        const asked = narrow && given.permissions ? { ...given, permissions: mask(given.permissions) } : given;
        const permissions = mask(given.permissions ?? NO_PERMISSION);
        const filled = newAccount({ login: 'fresh1', permissions, card_number: '99', discount: 0, ...asked });
        const calls = {
          create: () => staff.ask(createUser, cookie, { body: filled }),
          edit: () => staff.edit({ user_id, ...asked }, cookie),
          delete: () => staff.ask(deleteUser, cookie, { body: { user_id } }),
        };
        const { status } = await calls[kind]();
        expect(status).toBeLessThan(500);
        if (status === 200) done += 1;
        const after = await accounts(editorId);
        for (const [id, row] of after) {
          const was = before.get(id);
          // An account gains only rights that its editor holds, and had no others if it was changed.
          expect(within(powers(row), powers(editor), was ? powers(was) : new Set())).toBe(true);
          if (was && JSON.stringify(was) !== JSON.stringify(row))
            expect(within(powers(was), powers(editor))).toBe(true);
          if (was && was.password_hash !== row.password_hash && row.password_hash !== null) {
            expect(id).not.toBe(editorId);
            expect(mayGiveRole(editor, start.get(id)?.role ?? was.role)).toBe(true);
          }
        }
        expect(after.get(1)).toEqual(before.get(1));
        const self = after.get(editorId)!;
        expect([self.permissions, self.role, self.gone]).toEqual([editor.permissions, editor.role, false]);
      }
    },
  );
  expect(done).toBeGreaterThan(times(3, 20));
});
