import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { toString } from 'qrcode';
import type { AttemptLimit } from '@/lib/http/attempts';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import {
  beginSecondFactor,
  confirmSecondFactor,
  ownSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  turnOffSecondFactor,
} from '@/lib/sections/auth/contract/second-factor';
import { needsSecondFactor } from '@/lib/sections/auth/rules/second-factor';
import { venueName, type Settings } from '@/lib/env';
import { rememberChange } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { users } from '../../db/schema';
import { unixOf } from '../../db/time';
import { command, once } from '../../http/command';
import { route, type Call } from '../../http/route';
import { requireAccount } from '../../people/accounts';
import { editBy, requireRights } from '../../people/edit';
import { verifyPassword } from '../../people/passwords';
import { codesLeft, issueCodes } from '../../people/recovery-codes';
import type { Sealing } from '../../people/sealing';
import {
  addressForApp,
  codesOf,
  factorOf,
  hasFactor,
  removeFactor,
  type SecondFactorStore,
} from '../../people/second-factor';
import { endSessions, fingerprint, tokenOf } from '../../people/sessions';

interface Parts {
  readonly settings: Settings;
  readonly limit: AttemptLimit;
  readonly factors: SecondFactorStore;
  readonly sealing: Sealing;
}

/** Password or code by which callers prove who they are. Both count as attempts of a sign-in until they are right. */
interface Proof {
  readonly password?: string;
  readonly code?: string;
}

/** An SVG as an address that a page shows without another request. */
const imageOf = async (text: string): Promise<string> =>
  `data:image/svg+xml;base64,${Buffer.from(await toString(text, { type: 'svg', margin: 2 })).toString('base64')}`;

/** One's own second factor, and the reset of somebody else's. */
export function secondFactorRoutes(app: FastifyInstance, { db }: Database, parts: Parts): void {
  const { settings, limit, factors, sealing } = parts;
  const { special } = app;

  /**
   * Makes a change that the caller proves by password or code. The password is checked before the transaction, which
   * makes sure that it still holds. What is kept of the reply, for a repeated call, is sealed: it has secrets.
   */
  async function proven<E extends Endpoint>(
    endpoint: E,
    call: Pick<Call<typeof ownSecondFactor>, 'caller' | 'request'>,
    { password, code }: Proof,
    work: (tx: Transaction, userId: number) => Promise<ReplyOf<E>>,
  ): Promise<ReplyOf<E>> {
    const { request } = call;
    const { user_id, login } = call.caller;
    // A session is a device that the account has signed in from.
    const from = { address: request.ip, device: fingerprint(tokenOf(request) ?? '') };
    const attempts = [
      ...(password === undefined ? [] : [{ ...from, login }]),
      ...(code === undefined ? [] : [{ ...from, ...codesOf(user_id) }]),
    ];
    for (const attempt of attempts) await limit.count(attempt);
    const { password_hash } = await requireAccount(db, special, user_id);
    const isRight = password === undefined || (await verifyPassword(password_hash, password));
    // Before a stored reply is found: it has secrets too. Another code is no repetition.
    if (!isRight) throw refusal('wrongPassword', 'password');
    const { sealed } = await once(db, endpoint, call, { code }, async (tx) => {
      const account = await findRow(tx, users, eq(users.user_id, user_id), 'for update');
      if (account?.password_hash !== password_hash) throw refusal('wrongPassword', 'password');
      return { sealed: sealing.seal(JSON.stringify(await work(tx, user_id)), user_id) };
    });
    for (const attempt of attempts) await limit.forgive(attempt);
    const reply = sealing.open(sealed, user_id);
    if (reply === null) throw refusal('changedMeanwhile');
    return JSON.parse(reply) as ReplyOf<E>;
  }

  route(app, ownSecondFactor, async ({ caller }) => {
    const factor = await factorOf(db, caller.user_id);
    const since = factor?.confirmed_at ? unixOf(factor.confirmed_at) : null;
    const required = needsSecondFactor(caller, settings.SECOND_FACTOR);
    return { since, required, recovery_codes_left: since === null ? 0 : await codesLeft(db, caller.user_id) };
  });

  route(app, beginSecondFactor, (call) =>
    proven(beginSecondFactor, call, { password: call.input.body.password }, async (tx, userId) => {
      const secret = await factors.begin(tx, userId);
      const qr = await imageOf(addressForApp(secret, call.caller.login, venueName(settings)));
      return { secret, qr };
    }),
  );

  route(app, confirmSecondFactor, (call) =>
    proven(confirmSecondFactor, call, { code: call.input.body.code }, async (tx, userId) => {
      const recovery_codes = await factors.confirm(tx, userId, call.input.body.code);
      await endSessions(tx, userId, tokenOf(call.request));
      return { recovery_codes };
    }),
  );

  route(app, renewRecoveryCodes, (call) =>
    proven(renewRecoveryCodes, call, call.input.body, async (tx, userId) => {
      if (!(await hasFactor(tx, userId))) throw refusal('secondFactorOff');
      await factors.accept(tx, userId, call.input.body.code);
      const before = await codesLeft(tx, userId);
      const recovery_codes = await issueCodes(tx, userId);
      const change = { field: 'recovery_codes', before, after: recovery_codes.length };
      await rememberChange(tx, 'user', userId, userId, change);
      return { recovery_codes };
    }),
  );

  route(app, turnOffSecondFactor, (call) =>
    proven(turnOffSecondFactor, call, call.input.body, async (tx, userId) => {
      if (!(await hasFactor(tx, userId))) throw refusal('secondFactorOff');
      await factors.accept(tx, userId, call.input.body.code);
      await removeFactor(tx, userId, userId);
      return {};
    }),
  );

  command(app, db, resetSecondFactor, async (tx, { input: { body }, caller }) => {
    const { user_id } = body;
    await requireRights(await editBy(tx, caller, special), user_id);
    if (user_id === caller.user_id) throw refusal('ownFactorNeedsCode');
    await removeFactor(tx, user_id, caller.user_id);
    await endSessions(tx, user_id);
  });
}
