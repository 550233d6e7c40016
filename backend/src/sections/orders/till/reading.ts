import { asc, isNull } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { readRows } from '@/backend/src/db/rows';
import { guestSessions, places } from '@/backend/src/db/schema';
import { unixOf } from '@/backend/src/db/time';
import { tablesNow } from '@/backend/src/ledger/sales/open-tables';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { posSetup, posTables } from '@/lib/sections/orders/contract/pos';
import { toBaht } from '@/lib/domain/money';
import { cashiers } from './cashiers';
import { dishNames, type TableOf } from './open-table';

type Db = Database['db'];
type Setup = ReplyOf<typeof posSetup>;

/** Setup of a till. Dishes are those on sale. */
export const tillSetup = async (db: Db): Promise<Setup> => ({
  places: await db.select().from(places).orderBy(asc(places.place_id)),
  cashiers: await cashiers(db),
  partners: await readRows<Setup['partners'][number]>(db)`select name from delivery_partners order by partner_id`,
  agents: await readRows<Setup['agents'][number]>(db)`
    select agent_id, first_name from agents a left join users u using (user_id)
    where a.active and (u.user_id is null or u.active) order by agent_id`,
  dishes: await readRows<Setup['dishes'][number]>(db, 'retail_price')`
    select item_id as menu_id, name, retail_price, max_discount::float8, open_price from menu_items
    where is_file and removed_at is null and status <> 0 order by item_id`,
});

const keyOf = ({ place_id, table }: TableOf): string => JSON.stringify([place_id, table]);

/** Open tables, longest open first: with positions, or with guests in a session. */
export async function openTables(db: Db): Promise<ReplyOf<typeof posTables>> {
  const laid = new Map((await tablesNow(db)).map((on) => [keyOf(on), on]));
  const sessions = await db.select().from(guestSessions).where(isNull(guestSessions.end_time));
  const seated = new Map(sessions.map((session) => [keyOf(session), session]));
  const ids = [...new Set([...laid.values()].flatMap(({ counts }) => [...counts.keys()]))];
  const names = await dishNames(db, ids);
  const shown = Array.from(new Map<string, TableOf>([...seated, ...laid]), ([key, { place_id, table }]) => {
    const [on, guests] = [laid.get(key), seated.get(key)];
    const since = [on?.since, guests?.start_time].flatMap((time) => (time ? [unixOf(time)] : []));
    const items = (on?.positions ?? []).map(({ menu_id, count, price = 0 }) => {
      return { menu_id, name: names.get(menu_id) ?? '', count, price: toBaht(price) };
    });
    const session_id = guests?.session_id ?? null;
    return { place_id, table, since: Math.min(...since), session_id, items };
  });
  return { tables: shown.toSorted((a, b) => a.since - b.since) };
}
