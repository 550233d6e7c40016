import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttemptLimit } from '@/lib/http/attempts';
import { checkLogin, login, logout } from '@/lib/sections/auth/contract/auth';
import { refusal } from '@/lib/contract/refusals';
import { holds, MAX_PERMISSION } from '@/lib/rights/permissions';
import { needsSecondFactor } from '@/lib/sections/auth/rules/second-factor';
import type { Settings } from '@/lib/env';
import type { StoredVenueSettings } from '@/lib/sections/settings/contract/venue';
import { ProblemError } from '@/lib/contract/problem';
import type { Database } from '../../db/open';
import { route } from '../../http/route';
import { findLogin } from '../../people/accounts';
import { KNOWN_DEVICE, type KnownDevices } from '../../people/known-device';
import { verifyPassword } from '../../people/passwords';
import { codesOf, hasFactor, type SecondFactorStore } from '../../people/second-factor';
import { SESSION_COOKIE, sessionRepository, tokenOf } from '../../people/sessions';
import { readSettings } from '../settings/venue';

/** Whether a second factor was proven at a sign-in. */
interface Proven {
  factor: boolean;
}

/**
 * Tells the log how a sign-in ends: account, address, and whether a second factor was proven. A login that nobody has is
 * not told: it may be a password in the wrong field.
 */
async function noteSignIn<T>(
  { log, ip: address }: Pick<FastifyRequest, 'log' | 'ip'>,
  user_id: number | null,
  signIn: (proven: Proven) => Promise<T>,
): Promise<T> {
  const proven: Proven = { factor: false };
  try {
    const opened = await signIn(proven);
    log.info({ user_id, address, factor: proven.factor }, 'signed in');
    return opened;
  } catch (error) {
    const why = error instanceof ProblemError ? error.translation.key : 'unexpected error';
    // The password was right.
    if (why === 'secondFactorNeeded') log.info({ user_id, address, why }, 'the sign-in needs a code');
    else log.warn({ user_id, address, why }, 'not signed in');
    throw error;
  }
}

const DEVICE_LENGTH = 300;

interface SignInParts {
  readonly settings: Settings;
  readonly limit: AttemptLimit;
  readonly devices: KnownDevices;
  readonly factors: SecondFactorStore;
}

/** Settings of the venue that a sign-in and a check of the session tell. */
const told = ({ version: _, ...settings }: StoredVenueSettings) => settings;

/** Sign-in, sign-out and the session check. */
export function authRoutes(app: FastifyInstance, { db }: Database, parts: SignInParts): void {
  const { settings, limit, devices, factors } = parts;
  const { adminLogin } = app.special;
  const sessions = sessionRepository(db, settings);

  app.decorate('callerOf', async (request: FastifyRequest) => {
    const token = tokenOf(request);
    return token ? sessions.callerOf(token) : null;
  });

  route(app, login, async ({ input: { body }, request, reply }) => {
    const user = await findLogin(db, body.login);
    return noteSignIn(request, user?.user_id ?? null, async (proven) => {
      const account = { server: '', login: body.login, password_hash: user?.password_hash ?? null };
      const known = devices.idOf(request.headers[KNOWN_DEVICE], account);
      const attempt = { login: body.login, address: request.ip, device: known };
      await limit.count(attempt);
      const matches = await verifyPassword(user?.password_hash, body.password);
      if (!user?.password_hash || !matches || !user.active) throw refusal('wrongLogin');
      // Codes have counters of their own. While somebody guesses, the same device needs an attempt for the code.
      await limit.forgive(attempt);
      const permissions = user.login === adminLogin ? MAX_PERMISSION : user.permissions;
      if (!holds({ permissions }, 'ProgramLogin')) throw refusal('mayNotSignIn');
      const { user_id, password_hash } = user;
      const device = (request.headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH);
      const { code } = body;
      const guess = { ...attempt, ...codesOf(user_id) };
      if (code !== undefined) await limit.count(guess);
      const token = await sessions.open({ user_id, password_hash, device, address: request.ip }, async (tx) => {
        proven.factor = await hasFactor(tx, user_id);
        if (!proven.factor) return;
        if (code === undefined) throw refusal('secondFactorNeeded', 'code');
        await factors.accept(tx, user_id, code);
      });
      if (token === null) throw refusal('wrongLogin');
      if (code !== undefined) await limit.forgive(guess);
      reply.setCookie(SESSION_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'strict' });
      const setUp = !proven.factor && needsSecondFactor({ login: user.login, permissions }, settings.SECOND_FACTOR);
      const remembered = devices.remember(request.headers[KNOWN_DEVICE], account);
      return {
        user_id,
        login: user.login,
        permissions,
        device: remembered,
        ...told(await readSettings(db)),
        ...(setUp && { setUpFactor: true as const }),
      };
    });
  });

  route(app, logout, async ({ caller, request, reply }) => {
    await sessions.end(tokenOf(request) ?? '');
    request.log.info({ user_id: caller.user_id }, 'signed out');
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
    return {};
  });

  route(app, checkLogin, async ({ caller }) => {
    const { permissions, login, user_id, setUpFactor } = caller;
    const [{ sights }, venue] = await Promise.all([app.closedTo(caller, null), readSettings(db)]);
    const more = { closed: [...sights], ...told(venue), ...(setUpFactor && { setUpFactor: true as const }) };
    return { status: 'ok', permissions, login, user_id, ...more };
  });
}
