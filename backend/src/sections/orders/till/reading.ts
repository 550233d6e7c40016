import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { agents, deliveryPartners, guestSessions, menuItems, places, users } from '@/backend/src/db/schema';
import { unixOf } from '@/backend/src/db/time';
import { tablesNow } from '@/backend/src/ledger/sales/open-tables';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { posSetup, posTables } from '@/lib/sections/orders/contract/pos';
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

const keyOf = ({ place_id, table }: TableOf): string => JSON.stringify([place_id, table]);

/** Open tables, longest open first: with positions, or with guests in a session. */
export async function openTables(db: Db): Promise<ReplyOf<typeof posTables>> {
  const laid = new Map((await tablesNow(db)).map((on) => [keyOf(on), on]));
  const sessions = await db.select().from(guestSessions).where(isNull(guestSessions.end_time));
  const seated = new Map(sessions.map((session) => [keyOf(session), session]));
  const ids = [...new Set([...laid.values()].flatMap(({ counts }) => [...counts.keys()]))];
  const rows = ids.length === 0 ? [] : await db.select({ menu_id, name }).from(menuItems).where(inArray(menu_id, ids));
  const names = new Map(rows.map((dish) => [dish.menu_id, dish.name]));
  const shown = Array.from(new Map<string, TableOf>([...seated, ...laid]), ([key, { place_id, table }]) => {
    const [on, guests] = [laid.get(key), seated.get(key)];
    const since = [on?.since, guests?.start_time].flatMap((time) => (time ? [unixOf(time)] : []));
    const items = (on?.positions ?? []).map(({ menu_id: id, count, price = 0 }) => {
      return { menu_id: id, name: names.get(id) ?? '', count, price: toBaht(price) };
    });
    const session_id = guests?.session_id ?? null;
    return { place_id, table, since: Math.min(...since), session_id, items };
  });
  return { tables: shown.toSorted((a, b) => a.since - b.since) };
}
