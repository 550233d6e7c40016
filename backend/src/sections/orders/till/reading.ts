import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import {
  agents,
  deliveryPartners,
  guestSessions,
  menuItems,
  pendingOperations,
  places,
  users,
} from '@/backend/src/db/schema';
import { unixOf } from '@/backend/src/db/time';
import { tableOf, type OpenTable } from '@/backend/src/ledger/sales/open-tables';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { posSetup, posTables } from '@/lib/sections/orders/contract/pos';
import { groupBy } from '@/lib/domain/group-by';
import { toBaht } from '@/lib/domain/money';
import { cashiers } from './cashiers';
import type { TableOf } from './open-table';

type Db = Database['db'];
const { item_id: menu_id, name, retail_price, max_discount, open_price } = menuItems;

/** Setup of a till. Dishes are those on sale. */
export async function tillSetup(db: Db): Promise<ReplyOf<typeof posSetup>> {
  const onSale = and(eq(menuItems.is_file, true), isNull(menuItems.removed_at), ne(menuItems.status, 0));
  const dishes = await db
    .select({ menu_id, name, retail_price, max_discount, open_price })
    .from(menuItems)
    .where(onSale)
    .orderBy(menu_id);
  const { agent_id, first_name } = agents;
  return {
    places: await db.select().from(places).orderBy(asc(places.place_id)),
    cashiers: await cashiers(db),
    partners: await db
      .select({ name: deliveryPartners.name })
      .from(deliveryPartners)
      .orderBy(deliveryPartners.partner_id),
    agents: await db
      .select({ agent_id, first_name })
      .from(agents)
      .leftJoin(users, eq(users.user_id, agents.user_id))
      .where(and(eq(agents.active, true), or(isNull(agents.user_id), users.active)))
      .orderBy(agent_id),
    dishes: dishes.map((dish) => ({ ...dish, retail_price: toBaht(dish.retail_price) })),
  };
}

interface Guests {
  readonly session_id: number;
  readonly start_time: Date;
}
interface Seated extends TableOf {
  readonly on: OpenTable;
  readonly guests: Guests | undefined;
}

const keyOf = ({ place_id, table }: TableOf): string => JSON.stringify([place_id, table]);

/** Tables with positions, or with guests in a session. */
async function openOnes(db: Db): Promise<Seated[]> {
  const rows = await db.select().from(pendingOperations).orderBy(asc(pendingOperations.operation_id));
  const sessions = await db.select().from(guestSessions).where(isNull(guestSessions.end_time));
  const guestsAt = new Map(sessions.map((session) => [keyOf(session), session]));
  const laid = groupBy(rows, keyOf);
  const all = new Map<string, TableOf>(
    [...sessions, ...rows].map(({ place_id, table }) => [keyOf({ place_id, table }), { place_id, table }]),
  );
  return Array.from(all, ([key, at]) => ({
    ...at,
    on: tableOf(laid.get(key) ?? []),
    guests: guestsAt.get(key),
  })).filter(({ on, guests }) => on.counts.size > 0 || guests !== undefined);
}

/** Open tables, longest open first. */
export async function openTables(db: Db): Promise<ReplyOf<typeof posTables>> {
  const tables = await openOnes(db);
  const ids = [...new Set(tables.flatMap(({ on }) => [...on.counts.keys()]))];
  const rows = ids.length === 0 ? [] : await db.select({ menu_id, name }).from(menuItems).where(inArray(menu_id, ids));
  const names = new Map(rows.map((dish) => [dish.menu_id, dish.name]));
  const shown = tables.map(({ place_id, table, on, guests }) => {
    const since = [on.since, guests?.start_time].flatMap((time) => (time ? [unixOf(time)] : []));
    const items = on.positions.map(({ menu_id: id, count, price = 0 }) => {
      return { menu_id: id, name: names.get(id) ?? '', count, price: toBaht(price) };
    });
    return { place_id, table, since: Math.min(...since), session_id: guests?.session_id ?? null, items };
  });
  return { tables: shown.toSorted((a, b) => a.since - b.since) };
}
