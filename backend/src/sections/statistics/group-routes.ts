import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badInput } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { mayAccess } from '@/lib/rights/permissions';
import { PLACES, type Place } from '@/lib/contract/places';
import type { AdminReport } from '@/lib/lists/report/endpoints';
import { createsGroup, ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import type { Database } from '../../db/open';
import { command, once } from '../../http/command';
import { route, type Call } from '../../http/route';
import { createGroup, groupsOfPlace, removeGroup, saveGroup } from './groups';

/** @throws ProblemError 1 that names the field. */
function parsed<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { data, error } = schema.safeParse(body);
  const issue = error?.issues[0];
  if (issue) throw badInput(issue);
  return data as z.output<S>;
}

/**
 * Ingredient groups of a place. At their address is also their report: a body with a `name` creates a group, any other
 * asks for the report.
 */
export function ingredientGroupRoutes(
  app: FastifyInstance,
  { db }: Database,
  place: Place,
  report: AdminReport,
  answer: (call: Call<AdminReport>) => Promise<unknown>,
): void {
  const { place_id: placeId } = PLACES[place];
  const { list, save, create } = ingredientGroupCalls[place];
  route(app, list, async () => ({ items: await groupsOfPlace(db, placeId) }));
  command(app, db, save, async (tx, { input: { body } }) => {
    if (body.delete) await removeGroup(tx, placeId, body.list_id);
    else await saveGroup(tx, placeId, body);
    return {};
  });
  const either = { ...report, body: z.looseObject({}), reply: z.unknown() };
  route(app, either, async (call) => {
    const { body } = call.input;
    if (!createsGroup(body))
      return report.reply.parse(await answer({ ...call, input: { body: parsed(report.body, body) } }));
    if (!mayAccess(call.caller, create.access, app.special)) throw refusal('noPrivilege');
    const group = parsed(create.body, body);
    return once(db, create, call, body, async (tx) => ({ list_id: await createGroup(tx, placeId, group) }));
  });
}
