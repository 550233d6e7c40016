import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import type { User } from '@/lib/sections/users/contract/users';
import { MAX_PERMISSION, type SpecialLogins } from '@/lib/rights/permissions';
import { inNameOrder } from '../db/names';
import type { Queries } from '../db/open';
import { findRow, readRows } from '../db/rows';
import { users } from '../db/schema';
import { seconds } from '../db/time';

/** An account that is not removed, with its active RFID card. The administrator always holds every right. */
export type Account = Required<Omit<User, 'employee_id' | 'employee_name'>> & {
  readonly employee_id: number | null;
  readonly employee_name: string | null;
  /** Login and name, formatted by `lib/rights/person.ts`. */
  readonly person: string;
  readonly version: number;
  readonly role: string;
  readonly card_id: number | null;
  readonly password_hash: string | null;
};

async function accounts(db: Queries, { adminLogin }: SpecialLogins, where: SQL): Promise<Account[]> {
  return readRows<Account>(db)`
    select u.user_id, login, name, person, password_hash, u.role_id as category_id, role_name as role, active::int as active, version,
      case when login = ${adminLogin} then ${MAX_PERMISSION} else permissions::text end as permissions,
      ${seconds(sql`registration_date`)} as registration_date,
      ${seconds(sql`last_seen`)} as last_seen,
      employee_id, employee_name, card_id, card_number, coalesce(discount, 0) as discount
    from users u join roles using (role_id) left join lateral (
      select card_id, card_number, discount from discount_cards c
      where c.owner_id = u.user_id and card_type = 0 and c.removed_at is null
      order by coalesce(validtime < now(), false), card_id desc limit 1
    ) card on true
    left join lateral (
      select employee_id, employee_name from employees e where e.user_id = u.user_id
    ) employee on true
    where u.removed_at is null and ${where}
    order by ${inNameOrder(sql`login`)}, u.user_id`;
}

/** Accounts by login; with `roleId` those of one role. */
export const accountsOf = (db: Queries, special: SpecialLogins, roleId?: number): Promise<Account[]> =>
  accounts(db, special, roleId === undefined ? sql`true` : sql`u.role_id = ${roleId}`);

/** Account with a login, case-insensitive, or undefined. `'for update'` locks it until the transaction ends. */
export const findLogin = (db: Pick<Queries, 'select'>, login: string, lock?: 'for update') =>
  findRow(db, users, and(sql`lower(${users.login}) = lower(${login})`, isNull(users.removed_at)), lock);

/** An account, or null when it is removed or never was. */
export const findAccount = async (db: Queries, special: SpecialLogins, userId: number): Promise<Account | null> =>
  (await accounts(db, special, sql`u.user_id = ${userId}`))[0] ?? null;

/** @throws ProblemError 2 for a removed or unknown account. */
export async function requireAccount(db: Queries, special: SpecialLogins, userId: number): Promise<Account> {
  const found = await findAccount(db, special, userId);
  if (!found) throw refusal('noSuchUser', 'user_id');
  return found;
}

/** Fields that people change, in wire values; their history has the same names. */
export const fieldsOf = (account: Account) => {
  const { login, name, employee_name, active, permissions, card_number, category_id, discount } = account;
  const shown = { name: name || undefined, employee_name: employee_name ?? undefined };
  return { login, ...shown, active, permissions, card_number, category_id, discount };
};

/** An account on the wire: never its password. */
export function toWire(account: Account): User {
  const { user_id, employee_id, registration_date, last_seen, version } = account;
  return {
    user_id,
    ...fieldsOf(account),
    ...(employee_id !== null && { employee_id }),
    registration_date,
    last_seen,
    version,
  };
}
