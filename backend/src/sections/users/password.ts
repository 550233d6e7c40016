import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AttemptLimit } from '@/lib/http/attempts';
import { refusal } from '@/lib/contract/refusals';
import { changeOwnPassword } from '@/lib/sections/users/contract/users';
import { venueName, type Settings } from '@/lib/env';
import { rememberChange } from '../../db/history';
import type { Database } from '../../db/open';
import { users } from '../../db/schema';
import { once } from '../../http/command';
import { route } from '../../http/route';
import { requireAccount } from '../../people/accounts';
import { KNOWN_DEVICE, type KnownDevices } from '../../people/known-device';
import { hashPassword, verifyPassword } from '../../people/passwords';
import { endSessions, fingerprint, tokenOf } from '../../people/sessions';
import { requireGoodPassword, wordsIn } from '../../people/weak-passwords';
import { PASSWORD_CHANGE } from './editing';

interface Parts {
  readonly settings: Settings;
  readonly limit: AttemptLimit;
  readonly devices: KnownDevices;
}

/**
 * One's own password. The old one is checked before the transaction, which makes sure that it still holds; a repeated
 * call finds its stored reply before it is asked for an old password that is no longer right. The browser stays a known
 * device.
 */
export function passwordRoutes(app: FastifyInstance, { db }: Database, { settings, limit, devices }: Parts): void {
  const { special } = app;
  const venueWords = wordsIn(venueName(settings));
  route(app, changeOwnPassword, async (call) => {
    const { caller, request, input } = call;
    const { old_password, password } = input.body;
    requireGoodPassword(password, [caller.login, ...venueWords]);
    // A session is a device that the account has signed in from.
    const device = fingerprint(tokenOf(request) ?? '');
    const attempt = { login: caller.login, address: request.ip, device };
    await limit.count(attempt);
    const { password_hash: old } = await requireAccount(db, special, caller.user_id);
    const isRight = await verifyPassword(old, old_password);
    const password_hash = await hashPassword(password);
    await once(db, changeOwnPassword, call, {}, async (tx) => {
      const { user_id, version, password_hash: now } = await requireAccount(tx, special, caller.user_id);
      if (!isRight || now !== old) throw refusal('wrongOldPassword', 'old_password');
      await tx
        .update(users)
        .set({ password_hash, version: version + 1 })
        .where(eq(users.user_id, user_id));
      await endSessions(tx, user_id, tokenOf(request));
      await rememberChange(tx, 'user', user_id, user_id, PASSWORD_CHANGE);
      return {};
    });
    await limit.forgive(attempt);
    const known = request.headers[KNOWN_DEVICE];
    if (known === undefined) return {};
    const now = await requireAccount(db, special, caller.user_id);
    const account = { server: '', login: caller.login, password_hash: now.password_hash };
    return { device: devices.remember(known, account) };
  });
}
