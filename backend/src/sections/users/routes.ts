import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { hirePerson, partWithPerson } from '@/lib/sections/users/contract/hiring';
import {
  createUser,
  deleteUser,
  editUser,
  listRoles,
  listUsers,
  userHistory,
} from '@/lib/sections/users/contract/users';
import { monthOf } from '@/lib/sections/salary/rules/month';
import { holds } from '@/lib/rights/permissions';
import { passwordRefusal } from '@/lib/rights/staff-rules';
import { venueName, type Settings } from '@/lib/env';
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { roles } from '../../db/schema';
import { command, once } from '../../http/command';
import { route } from '../../http/route';
import { accountsOf, findAccount, toWire } from '../../people/accounts';
import { editBy } from '../../people/edit';
import { hashPassword } from '../../people/passwords';
import { requireGoodPassword, wordsIn } from '../../people/weak-passwords';
import { addAccount, editAccount, removeAccount } from './editing';
import { hire, partWith } from './hiring';

/** Accounts of the staff: list, roles, history, and what changes them. */
export function userRoutes(app: FastifyInstance, { db }: Database, settings: Settings): void {
  const { special } = app;
  const venueWords = wordsIn(venueName(settings));
  const current = () => monthOf(Date.now() / 1000, settings.VENUE_TIMEZONE);

  route(app, listUsers, async ({ input: { body }, caller }) => {
    const accounts = await accountsOf(db, special, body.role_id);
    const seesAll = holds(caller, 'UsersEdit');
    const seen = accounts.filter((account) => seesAll || passwordRefusal(caller, account, special) === null);
    return { items: seen.map(toWire) };
  });

  route(app, listRoles, async () => ({ items: await db.select().from(roles).orderBy(asc(roles.role_id)) }));

  route(app, userHistory, async ({ input: { params } }) => ({ items: await historyOf(db, 'user', params.id) }));

  // Passwords are hashed once, before the transaction and its retries. They are no part of what is kept of a call.
  route(app, createUser, async (call) => {
    const { password, ...fields } = call.input.body;
    requireGoodPassword(password, [fields.login, ...venueWords]);
    const hash = await hashPassword(password);
    return once(db, createUser, call, fields, async (tx) => ({
      user_id: await addAccount(await editBy(tx, call.caller, special), fields, hash),
    }));
  });
  route(app, editUser, async (call) => {
    const { password, ...fields } = call.input.body;
    if (password !== undefined) {
      const account = await findAccount(db, special, fields.user_id);
      requireGoodPassword(password, [fields.login ?? account?.login ?? '', ...venueWords]);
    }
    const hash = password === undefined ? undefined : await hashPassword(password);
    return once(db, editUser, call, fields, async (tx) => {
      await editAccount(await editBy(tx, call.caller, special), fields, hash);
      return {};
    });
  });

  route(app, hirePerson, async (call) => {
    const { password, ...fields } = call.input.body;
    const makes = fields.parts.includes('account');
    if (makes) requireGoodPassword(password ?? '', [fields.login ?? '', ...venueWords]);
    const hash = makes && password !== undefined ? await hashPassword(password) : undefined;
    return once(db, hirePerson, call, fields, async (tx) =>
      hire(await editBy(tx, call.caller, special), current(), fields, hash),
    );
  });
  command(app, db, partWithPerson, async (tx, { input: { body }, caller }) =>
    partWith(await editBy(tx, caller, special), current(), body),
  );

  command(app, db, deleteUser, async (tx, { input: { body }, caller }) =>
    removeAccount(await editBy(tx, caller, special), body.user_id),
  );
}
