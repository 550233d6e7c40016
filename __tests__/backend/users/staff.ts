import { eq } from 'drizzle-orm';
import { discountCards, history, users } from '@/backend/src/db/schema';
import type { Flag } from '@/lib/contract/access';
import type { Endpoint, InputOf, RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { hashPassword } from '@/backend/src/people/passwords';
import { editUser, listUsers, userHistory, type createUser } from '@/lib/sections/users/contract/users';
import { NO_PERMISSION, permissionsOf, ROLE_PRESETS, type RoleName } from '@/lib/rights/permissions';
import { PASSWORD, openStack, type Stack } from '../../support/stack';
import { forFile } from '../../support/for-file';

export const ROLE_ID: Readonly<Record<RoleName, number>> = { Administrators: 1, Managers: 2, Agents: 3, Cashiers: 4 };
export const ROLES = Object.keys(ROLE_ID) as RoleName[];

let made = 1000;
/** Body of a new account without rights. Its login and its card number contain the next number of a counter. */
export const newAccount = (more: Partial<InputOf<typeof createUser>['body']> = {}) => {
  made += 1;
  const account = { login: `user${made}`, password: 'secret7', active: 1 as const, permissions: NO_PERMISSION };
  return { ...account, card_number: `77${made}`, category_id: ROLE_ID.Cashiers, discount: 5 as const, ...more };
};

interface Answer<Reply> {
  readonly status: number;
  readonly code: number | null;
  readonly json: Reply & { code?: number; field?: string; key?: string; args?: object };
}

/** Backend with accounts; calls are injected, without a browser. */
export async function openStaff(env: Readonly<Record<string, string>> = {}) {
  const stack: Stack = await openStack(env);
  const { db } = stack.database;
  const password_hash = await hashPassword(PASSWORD);

  const account = async (login: string, permissions: string, role: RoleName = 'Cashiers'): Promise<number> => {
    const values = { login, permissions, password_hash, role_id: ROLE_ID[role] };
    const [made] = await db.insert(users).values(values).returning();
    return made!.user_id;
  };
  /** Makes a call with a session's cookie. */
  async function ask<E extends Endpoint>(
    endpoint: E,
    cookie: string,
    input: InputOf<E>,
    key?: string,
  ): Promise<Answer<ReplyOf<E>>> {
    const headers = { cookie, ...(key && { 'idempotency-key': key }) };
    const reply = await stack.askBackend(endpoint, input as RawInput, headers);
    const json = reply.json<Answer<ReplyOf<E>>['json']>();
    return { status: reply.statusCode, code: json.code ?? null, json };
  }
  const admin = await stack.cookieOf('admin');
  const listed = async (cookie = admin) => (await ask(listUsers, cookie, { body: {} })).json.items;
  const cards = () => db.select().from(discountCards);
  return {
    ...stack,
    db,
    admin,
    signIn: (login: string, password?: string, headers?: Readonly<Record<string, string>>) =>
      stack.cookieOf(login, password, headers),
    account,
    /** An account with the rights of its role, or others, and its card's number. */
    async person(login: string, role: RoleName, { permissions = ROLE_PRESETS[role], card = '' } = {}) {
      const user_id = await account(login, permissions, role);
      if (card) await db.insert(discountCards).values({ card_number: card, discount: 10, owner_id: user_id });
      return user_id;
    },
    /** Signs in a new account that may read the menu, with further rights if given. */
    async enterAs(login: string, role: RoleName = 'Cashiers', more: readonly Flag[] = []) {
      const user_id = await account(login, permissionsOf(['ProgramLogin', 'MenuView', ...more]), role);
      return { user_id, cookie: await stack.cookieOf(login) };
    },
    ask,
    /** Edits an account, as the admin by default. */
    edit: (fields: EditBody, cookie = admin) => ask(editUser, cookie, { body: fields }),
    /** Accounts that a session lists, the admin's by default. */
    listed,
    find: async (userId: number) => (await listed()).find(({ user_id }) => user_id === userId),
    historyOf: async (id: number) => (await ask(userHistory, admin, { params: { id } })).json.items,
    /** Cards of a number that are not removed. */
    inUse: async (number: string) =>
      (await cards()).filter(({ card_number, removed_at }) => card_number === number && removed_at === null),
    rowOf: async (userId: number) => (await db.select().from(users).where(eq(users.user_id, userId)))[0]!,
    historyRows: () => db.select().from(history),
    cards,
  };
}

/** Calls `openStaff` once, for all tests of a file. */
export const startStaff = forFile(openStaff);
export type EditBody = InputOf<typeof editUser>['body'];
