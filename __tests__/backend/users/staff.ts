import { eq } from 'drizzle-orm';
import { discountCards, history, users } from '@/backend/src/db/schema';
import type { Endpoint, InputOf, ReplyOf } from '@/lib/contract/endpoint';
import { wirePath, type RawInput } from '@/lib/contract/endpoint';
import { hashPassword } from '@/backend/src/people/passwords';
import type { editUser } from '@/lib/sections/users/contract/users';
import { ROLE_PRESETS, type RoleName } from '@/lib/rights/permissions';
import { PASSWORD, startStack, type Stack } from '../../support/stack';

export const ROLE_ID: Readonly<Record<RoleName, number>> = { Administrators: 1, Managers: 2, Agents: 3, Cashiers: 4 };
export const ROLES = Object.keys(ROLE_ID) as RoleName[];

interface Answer<Reply> {
  readonly status: number;
  readonly code: number | null;
  readonly json: Reply & { code?: number; field?: string; key?: string; args?: object };
}

/** Backend with accounts; calls are injected, without a browser. */
export async function openStaff(env: Readonly<Record<string, string>> = {}) {
  const stack: Stack = await startStack(env);
  const { db } = stack.database;
  const password_hash = await hashPassword(PASSWORD);

  const signIn = async (login: string, password = PASSWORD, headers = {}): Promise<string> => {
    const payload = { login, password, time: 0 };
    const reply = await stack.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers });
    return String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  };
  const account = async (login: string, permissions: string, role: RoleName = 'Cashiers'): Promise<number> => {
    const values = { login, permissions, password_hash, role_id: ROLE_ID[role] };
    const [made] = await db.insert(users).values(values).returning();
    return made!.user_id;
  };
  return {
    ...stack,
    db,
    signIn,
    account,
    /** An account with the rights of its role, or others, and its card's number. */
    async person(login: string, role: RoleName, { permissions = ROLE_PRESETS[role], card = '' } = {}) {
      const user_id = await account(login, permissions, role);
      if (card) await db.insert(discountCards).values({ card_number: card, discount: 10, owner_id: user_id });
      return user_id;
    },
    /** Makes a call with a session's cookie. */
    async ask<E extends Endpoint>(
      endpoint: E,
      cookie: string,
      input: InputOf<E>,
      key?: string,
    ): Promise<Answer<ReplyOf<E>>> {
      const raw = input as RawInput;
      const reply = await stack.app.inject({
        method: endpoint.method,
        url: wirePath(endpoint, raw),
        headers: { cookie, ...(key && { 'idempotency-key': key }) },
        ...(raw.body !== undefined && { payload: raw.body as object }),
      });
      const json = reply.json<Answer<ReplyOf<E>>['json']>();
      return { status: reply.statusCode, code: json.code ?? null, json };
    },
    rowOf: async (userId: number) => (await db.select().from(users).where(eq(users.user_id, userId)))[0]!,
    historyRows: () => db.select().from(history),
    cards: () => db.select().from(discountCards),
  };
}
export type Staff = Awaited<ReturnType<typeof openStaff>>;
export type EditBody = InputOf<typeof editUser>['body'];
