import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { checkLogin, login, logout } from '@/lib/contract/auth';
import { refusal } from '@/lib/contract/refusals';
import { holds, MAX_PERMISSION } from '@/lib/domain/permissions';
import type { Database } from '../db/open';
import { users } from '../db/schema';
import { route } from '../http/route';
import { loginLimit } from './login-limit';
import { verifyPassword } from './passwords';
import { SESSION_COOKIE, sessionRepository } from './sessions';

const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE];

/** Sign-in, sign-out and the session check. */
export function authRoutes(app: FastifyInstance, { db, pool }: Database): void {
  const { adminLogin } = app.standing;
  const sessions = sessionRepository(db, adminLogin);
  const limit = loginLimit(pool);

  app.decorate('callerOf', async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token ? sessions.callerOf(token) : null;
  });

  route(app, login, async ({ input: { body }, request, reply }) => {
    await limit.count(body.login, request.ip);
    const [user] = await db
      .select()
      .from(users)
      .where(sql`lower(${users.login}) = lower(${body.login})`);
    const matches = await verifyPassword(user?.password_hash, body.password);
    if (!user || !matches || !user.active) throw refusal('wrongLogin');
    await limit.forgive(body.login, request.ip);
    const permissions = user.login === adminLogin ? MAX_PERMISSION : user.permissions;
    if (!holds({ login: user.login, permissions }, 'ProgramLogin')) {
      throw refusal('mayNotSignIn');
    }
    reply.setCookie(SESSION_COOKIE, await sessions.open(user.user_id), {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
    });
    return { user_id: user.user_id, login: user.login, permissions };
  });

  route(app, logout, async ({ request, reply }) => {
    await sessions.end(tokenOf(request) ?? '');
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return {};
  });

  route(app, checkLogin, ({ caller }) =>
    Promise.resolve({ status: 'ok', permissions: caller.permissions, login: caller.login }),
  );
}
