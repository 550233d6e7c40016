import type { Database } from '../../backend/src/db/open';
import { seedReference } from '../../backend/src/db/reference';
import { rebuildRollUps, setVenueClock } from '../../backend/src/ledger/sales/rebuild-roll-ups';
import { booksSql, itemsSql, random, stockOf } from './fill-stock';
import { LUNCH_CATEGORY } from '../../lib/sections/statistics/rules/business-lunch';

export const ZONE = 'Asia/Bangkok';
/** Time of the bench: a Saturday evening, five years after trade began. */
export const NOW = Date.parse('2026-11-21T20:00:00+07:00') / 1000;
const FIRST_DAY = '2021-11-21';
const DAYS = 1826;
/** Mean number of lines per order. */
const LINES_AN_ORDER = 3.43;
const FIRST_DISH = 1000;
const DISHES = 150;
/** Discount cards, and how many of them have 100 %. */
const CARDS = 800;
const FREE = 80;
const CHUNK = 50_000;

/** Random dish: popular ones far more often, a third of them from the kitchen. */
const DISH = (of: string): string => `(${FIRST_DISH} + floor(${DISHES} * power(${random(of, 1)}, 2)))::int`;
const HOURS = '{12,13,13,14,17,18,18,19,19,20,20,20,21,21,21,21,22,22,22,22,23,23,23,0,0,0,1,1,2,3}';

/** Every tenth dish is in the folder of the business lunch, half of them in a folder inside it. */
const DISHES_SQL = `
  insert into menu_items (item_id, parent_id, is_file, name)
  values (${LUNCH_CATEGORY}, null, false, 'Business lunch'), (${LUNCH_CATEGORY + 1}, ${LUNCH_CATEGORY}, false, 'Hot');
  insert into menu_items (item_id, parent_id, is_file, name, type, retail_price, cashback)
  select ${FIRST_DISH - 1} + n, case when n % 20 = 0 then ${LUNCH_CATEGORY + 1} when n % 10 = 0 then ${LUNCH_CATEGORY} end,
    true, 'Dish ' || n, (n % 3 = 0)::int, 5000 + 500 * (n * 7 % 61), case when n % 9 = 0 then 1000 else 0 end
  from generate_series(1, ${DISHES}) n;
  insert into places values (17, 'Karaoke'), (18, 'Dispensary') on conflict do nothing;
  insert into users (user_id, login, password_hash, role_id, permissions)
  select n, 'bench' || n, '', 4, repeat('0', 32) from generate_series(101, 108) n;
  insert into discount_cards (card_id, card_number, discount, owner_name, owner_id)
  select n, 'bench' || n, case when n <= ${1000 + FREE} then 100 else 10 end, case when n % 10 > 0 then 'Guest ' || n else '' end, case when n % 10 = 0 then 101 + n / 10 % 8 end
  from generate_series(1001, ${1000 + CARDS}) n`;

/** Discount of an order in percent; those of 100 % and 10 % have a card. */
const PERCENT = `case when ${random('n', 3)} < 0.01 then 100 when ${random('n', 3)} < 0.15 then 10 else 0 end`;

/** \`place_id\`, \`paid_time\` and \`by_card\` of the order \`n\`. */
const paidOf = (orders: number): string => `
    lateral (select date '${FIRST_DAY}' + (n::bigint * ${DAYS} / ${orders + 1})::int as day,
      ('${HOURS}'::int[])[1 + floor(${random('n', 9)} * 30)::int] as hour, ${random('n', 10)} < 0.4 as by_card) guest,
    lateral (select (day + make_interval(hours => hour + case when hour < 12 then 24 else 0 end, mins => floor(${random('n', 11)} * 60)::int))
      at time zone '${ZONE}' as paid_time) clock,
    lateral (select case when ${random('n', 12)} < 0.75 then 16 when ${random('n', 12)} < 0.92 then 17 else 18 end as place_id) place`;

/** Every so many orders begin a session, which pays two of them: 8 % of all orders. */
const SESSION_EVERY = 25;

const sessionsOf = (first: number, last: number, orders: number): string => `
  insert into guest_sessions (session_id, place_id, "table", forced, start_time, end_time)
  select n / ${SESSION_EVERY}, place_id, n % 40 + 1, ${random('n', 13)} < 0.3, start_time, start_time + interval '2 hours'
  from generate_series(${first}, ${last}) n, ${paidOf(orders)},
    lateral (select least(paid_time, to_timestamp(${NOW})) - interval '40 minutes' as start_time) started
  where n % ${SESSION_EVERY} = 0`;

const linesOf = (first: number, last: number): string => `
  insert into order_lines (order_number, line, menu_id, menu_name, type, quantity, price, discount, paidsum, cost, ingredients)
  select n, line, dish, name, type, pieces, price, discount, price - discount, price / 3,
    coalesce((
      select jsonb_agg(jsonb_build_array(d.item_id, pieces * item_quantity, price / 3)) from dish_ingredients d where menu_id = dish
    ), '[]')
  from generate_series(${first}, ${last}) n,
    lateral (select (1 + floor(${random('n', 2)} * 5.86))::int as lines,
      ${PERCENT} as percent) guest,
    lateral generate_series(1, lines) line,
    lateral (select ${DISH('n::bigint * 8 + line')} as dish,
      case when ${random('n::bigint * 8 + line', 4)} < 0.8 then 1 else 2 end as pieces) chosen
    join menu_items on item_id = dish,
    lateral (select pieces * retail_price as price) priced,
    lateral (select price * percent / 100 as discount) reduced`;

const ordersOf = (first: number, last: number, orders: number): string => `
  insert into orders (order_number, place_id, "table", opened_time, paid_time, cashier_id, total_price, discount, discount_percent,
    paidsum, paid_cash, paid_card, card_id, discount_card, promo, session_id, delivery_partner, source, cancelled_at)
  select n, place_id, n % 40 + 1, paid_time, paid_time, 101 + n % 8, price, discount, ${PERCENT}, paidsum,
    case when by_card then 0 else paidsum end, case when by_card then paidsum else 0 end,
    case ${PERCENT} when 100 then 1001 + floor(${random('n', 5)} * ${FREE})::int
      when 10 then ${1001 + FREE} + floor(${random('n', 5)} * ${CARDS - FREE})::int end, '', ${random('n', 6)} < 0.02,
    case when n >= ${SESSION_EVERY} and n % ${SESSION_EVERY} < 2 then n / ${SESSION_EVERY} end,
    case when ${random('n', 7)} < 0.04 then 'Grab' when ${random('n', 7)} < 0.06 then 'Foodpanda' else '' end, 'bench',
    case when ${random('n', 8)} < 0.005 then paid_time end
  from (
    select order_number as n, sum(price) as price, sum(discount) as discount, sum(paidsum) as paidsum
    from order_lines where order_number between ${first} and ${last} group by order_number
  ) bill, ${paidOf(orders)}
  where paid_time <= to_timestamp(${NOW})`;

/**
 * Fills an empty, migrated database with about `lines` order lines, five years of trade at three places, and rolls them
 * up. Funds and item quantities are not maintained. @returns the number of lines, and the seconds it took
 */
export async function fill(database: Database, lines: number, onProgress: (what: string) => void) {
  const { db, pool } = database;
  const orders = Math.round(lines / LINES_AN_ORDER);
  await seedReference(db);
  await setVenueClock(db, ZONE);
  const client = await pool.connect();
  try {
    // Disables foreign keys and ledger triggers, which would take longer than everything else; this data is known to be
    // right.
    await client.query("set session_replication_role = 'replica'");
    await client.query(DISHES_SQL);
    await client.query(itemsSql(FIRST_DISH, DISHES));
    await client.query(booksSql(FIRST_DAY, DAYS, ZONE));
    for (let first = 1; first <= orders; first += CHUNK) {
      const last = Math.min(orders, first + CHUNK - 1);
      await client.query(linesOf(first, last));
      await client.query(sessionsOf(first, last, orders));
      await client.query(ordersOf(first, last, orders));
      await client.query(stockOf(first, last));
      onProgress(`${last} of ${orders} orders`);
    }
    await client.query("set session_replication_role = 'origin'");
    await client.query(`update order_counter set last_number = ${orders}`);
    await client.query('analyze');
  } finally {
    client.release();
  }
  onProgress('rolling up');
  const began = performance.now();
  await db.transaction((tx) => rebuildRollUps(tx, ZONE));
  await tidy(database);
  return { lines: await lineCount(database), rebuilt: (performance.now() - began) / 1000 };
}

/** Autovacuum's work: the roll-ups left dead rows, and the engine's own housekeeping would start in the middle. */
async function tidy({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public'`,
  );
  for (const { name } of rows) await pool.query(`vacuum analyze "${name}"`);
}

const lineCount = async ({ pool }: Database): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::float8 as count from order_lines')).rows[0]?.count ?? 0;
