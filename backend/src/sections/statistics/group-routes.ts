import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { and, eq, ne, sql } from 'drizzle-orm';
import { parsed } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { mayAccess } from '@/lib/rights/permissions';
import { PLACES, type Place } from '@/lib/contract/places';
import type { AdminReport } from '@/lib/lists/report/endpoints';
import { createsGroup, ingredientGroupCalls, type IngredientGroup } from '@/lib/sections/statistics/contract';
import { insertOne } from '../../db/insert-rows';
import type { Database, Queries, Transaction } from '../../db/open';
import { command, once } from '../../http/command';
import { route, type Call } from '../../http/route';
import { inAnyCase, inNameOrder } from '../../db/names';
import { ingredientsListItems, ingredientsLists, places } from '../../db/schema';
import { areItems } from '../../ledger/stock/find';
import { byName, followedItems } from './group-items';
import { readRows, requireRow } from '../../db/rows';

/** Groups of a place by name, each with its existing items. */
const groupsOfPlace = (db: Queries, placeId: number): Promise<IngredientGroup[]> =>
  readRows<IngredientGroup>(db)`
    select l.list_id, l.name, coalesce(json_agg(i.item_id order by ${inNameOrder(sql`i.name`)}, i.item_id) filter (where i.item_id is not null), '[]') as items
    from ingredients_lists l
    left join ${followedItems} followed on followed.list_id = l.list_id
    left join stock_items i on i.item_id = followed.item_id and i.removed_at is null
    where place_id = ${placeId}::int
    group by l.list_id, l.name order by ${byName}`;

/** @throws ProblemError 1 unless all of them are items (not folders) in the stock. */
async function putItems(tx: Transaction, listId: number, items: readonly number[]): Promise<void> {
  const wanted = [...new Set(items)];
  if (!(await areItems(tx, wanted))) throw refusal('groupItemUnknown', 'items');
  await tx.insert(ingredientsListItems).values(wanted.map((item_id) => ({ list_id: listId, item_id })));
}

interface Content {
  readonly name: string;
  readonly items: readonly number[];
}

/** Refuses a duplicate name, which the picker could not tell apart. @throws ProblemError 5 at `name`. */
async function refuseTaken(tx: Transaction, placeId: number, name: string, listId: number): Promise<void> {
  const others = await tx
    .select({ name: ingredientsLists.name })
    .from(ingredientsLists)
    .where(and(eq(ingredientsLists.place_id, placeId), ne(ingredientsLists.list_id, listId)));
  if (others.some((other) => inAnyCase(other.name) === inAnyCase(name))) throw refusal('groupNameTaken', 'name');
}

const NEW = 0;

/** @throws ProblemError 2 for an unknown place, 5 for the name of another group of the place, 1 for anything but items. */
async function createGroup(tx: Transaction, placeId: number, { name, items }: Content): Promise<number> {
  if ((await tx.$count(places, eq(places.place_id, placeId))) === 0) throw refusal('noSuchPlace');
  await refuseTaken(tx, placeId, name, NEW);
  const { list_id } = await insertOne(tx, ingredientsLists, { place_id: placeId, name });
  await putItems(tx, list_id, items);
  return list_id;
}

const ofPlace = (listId: number, placeId: number) =>
  and(eq(ingredientsLists.list_id, listId), eq(ingredientsLists.place_id, placeId));
const GONE = ['noSuchGroup', 'list_id'] as const;

/**
 * @throws ProblemError 2 when the place has no such group, 1 for an empty group or anything but items, 5 for the name
 * of another group.
 */
async function saveGroup(tx: Transaction, placeId: number, group: Content & { list_id: number }): Promise<void> {
  const { list_id, name, items } = group;
  if (items.length === 0) throw refusal('groupEmpty', 'items');
  const before = await requireRow(tx, ingredientsLists, ofPlace(list_id, placeId), GONE);
  // Groups that already share a name can still be changed.
  if (before.name !== name) await refuseTaken(tx, placeId, name, list_id);
  await tx.update(ingredientsLists).set({ name }).where(ofPlace(list_id, placeId));
  await tx.delete(ingredientsListItems).where(eq(ingredientsListItems.list_id, list_id));
  await putItems(tx, list_id, items);
}

/** @throws ProblemError 2 when the place has no such group. */
async function removeGroup(tx: Transaction, placeId: number, listId: number): Promise<void> {
  const removed = await tx.delete(ingredientsLists).where(ofPlace(listId, placeId)).returning();
  if (removed.length === 0) throw refusal(...GONE);
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
