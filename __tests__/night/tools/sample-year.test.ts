import { asc, sql } from 'drizzle-orm';
import { seedSampleVenue } from '@/tools/sample';

import { menuItems, orderLines, orders, pendingOperations } from '@/backend/src/db/schema';
import { isDayOn, isHourOn } from '@/lib/sections/menu/rules/opening-hours';
import { replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { boundsOf } from '@/lib/domain/venue-time';
import { testDatabase } from '../../support/database';

const TODAY = new Date('2026-03-14T09:30:00Z');
const NOW = `'${TODAY.toISOString()}'::timestamptz`;
const BANGKOK = 7 * 3600e3;

const venue = testDatabase();
beforeAll(async () => {
  const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
  await seedSampleVenue(venue.db, { today: TODAY, hashPassword, adminLogin: 'admin' });
});

const ask = async <Row extends object>(text: string): Promise<Row[]> => (await venue.pool.query<Row>(text)).rows;

/** Orders by business day of payment, noon to noon; 1 is Monday. */
const DAYS = `(
  select day, extract(isodow from day) as weekday, count(*) as orders, extract(month from day) as month
  from (select date_trunc('day', paid_time at time zone 'Asia/Bangkok' - interval '12 hours') as day from orders) o
  group by day) days`;
/** The year begins with a morning and ends in an afternoon. */
const WHOLE_DAYS = `(select *, row_number() over (order by day) as at, count(*) over () as most from ${DAYS}) days
  where at not in (1, most)`;
const CARDS = 'orders o join discount_cards c using (card_id)';
/** Order lines of dishes that were removed later. */
const REMOVED = `menu_items m join order_lines l on l.menu_id = m.item_id join orders o using (order_number)
  where m.removed_at is not null`;
/** Days that what is there of an item in use lasts, by the sales of two months. */
const COVERS = `(
  select i.quantity, i.quantity / nullif(-sum(s.quantity), 0) * 60 as cover
  from stock_items i left join stock_story s on s.item_id = i.item_id and s.kind in ('order', 'craft_out')
    and s.stock_story_time > ${NOW} - interval '60 days'
  where i.is_file and i.status = 0 and i.category_id not in (114, 115, 116) group by i.item_id) items`;
const SERVICES = `(
  select category_id, count(distinct date_trunc('month', expense_time)) as months, sum(cost) as cost
  from expenses where kind = 'service' group by 1) services`;

/** A figure, and the least and the most that are realistic, both excluded. */
test.each<[name: string, query: string, least: number, most?: number]>([
  ['orders', 'count(*) from orders', 17_000, 23_000],
  ['the share of usual days', `avg((orders between 30 and 80)::int) from ${WHOLE_DAYS}`, 0.93],
  ['orders of the quietest day', `min(orders) from ${WHOLE_DAYS}`, 15],
  [
    'orders of a Saturday to those of a Monday',
    `avg(orders) filter (where weekday = 6) / avg(orders) filter (where weekday = 1) from ${DAYS}`,
    1.4,
  ],
  [
    'the high season to the low one',
    `avg(orders) filter (where month >= 11 or month <= 2) / avg(orders) filter (where month between 5 and 10) from ${DAYS}`,
    1.15,
  ],
  ['the share of orders paid in cash', 'avg((paid_card = 0)::int) from orders', 0.4],
  ['the share of orders paid by card', 'avg((paid_cash = 0)::int) from orders', 0.3],
  ['the share of orders paid by both', 'avg((paid_cash > 0 and paid_card > 0)::int) from orders', 0.04],
  ['the share of orders with a discount', 'avg((discount > 0)::int) from orders', 0.05],
  ['minutes since the last payment', `extract(epoch from ${NOW} - max(paid_time)) / 60 from orders`, -0.001, 180],
  ['the food cost', 'sum(cost) / sum(paidsum) from order_lines', 0.22, 0.36],
  ['orders with a card', `count(*) from ${CARDS}`, 1500],
  ['orders with a promo card', `count(*) from ${CARDS} where c.promo`, 10],
  ['sessions', 'count(*) from guest_sessions join orders using (session_id)', 1500],
  ['the share of sessions that the till did not start', 'avg(forced::int) from guest_sessions', 0.08, 0.25],
  ['orders of Grab', "count(*) from orders where delivery_partner = 'Grab'", 200],
  ['days on which agents were paid', 'count(distinct payout_time::date) from agent_payouts', 30, 46],
  [
    'what agents are paid of the sales',
    'sum(amount) / (select sum(paidsum) from orders) from agent_payouts',
    0.005,
    0.05,
  ],
  ['batches of crafts', 'count(*) from craft_batches', 1000],
  ['batches with a loss', "count(*) from craft_batches where quantity < planned_quantity and reason <> ''", 30],
  ['batches that were undone', 'count(*) from craft_batches where undone_at is not null', 3],
  ['days that the stock lasts', `percentile_cont(0.5) within group (order by cover) from ${COVERS}`, 2, 20],
  ['items below zero', `count(*) from ${COVERS} where quantity < 0`, 2, 15],
  [
    'items with changing prices',
    `count(*) from (select from stock_story where price_after > 0 group by item_id
      having max(price_after) > 1.05 * min(price_after)) items`,
    100,
  ],
  ['deliveries', 'count(*) from purchases', 700],
  ['closed days', 'count(*) from day_closes', 58],
  ['closed days with too little', 'count(*) from day_closes where counted < expected', 3],
  ['the largest difference of a day', 'max(abs(counted - expected)) from day_closes', 0, 400_00],
  [
    'months of rent and other running costs',
    `min(months) from ${SERVICES} where category_id in (16, 120, 121, 122, 123, 124, 125, 126)`,
    11,
  ],
  [
    'the profit of the owners',
    "sum(-cost) / (select sum(paidsum) from orders) from expenses where kind = 'safe_withdrawal'",
    0.1,
    0.6,
  ],
  [
    'places and cashiers of orders',
    'least(count(distinct place_id), count(distinct cashier_id) - 1) from orders',
    2,
    4,
  ],
  ['cards that guests used', 'count(distinct card_id) from orders', 30],
  [
    'agents who earn by agents whom they brought',
    'count(distinct agent_id) from agent_bonuses where payment_type = 2',
    1,
  ],
  [
    'what agents are owed, in satang',
    'min(owed) from (select sum(amount) as owed from unpaid_bonuses group by payment_type) o',
    100_00,
  ],
  [
    'overdue bonuses',
    `count(*) from unpaid_bonuses where payment_type = 2 and bonus_time < ${NOW} - interval '30 days'`,
    0,
  ],
  ['discounts of promo cards', `count(distinct c.discount) from ${CARDS} where o.promo`, 3],
  ['orders of a removed dish', `min(sold) from (select count(*) as sold from ${REMOVED} group by m.item_id) m`, 40],
  [
    'movements of the rarest kind of trade',
    `min(rows) from (select count(*) as rows from stock_story where kind in
      ('opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'craft_in', 'craft_out') group by kind) k`,
    100,
  ],
  ['crafts with batches', 'count(distinct craft_id) from craft_batches', 28, 30],
  [
    'crafts that take a craft',
    'count(distinct i.craft_id) from craft_ingredients i join crafts c on c.stock_id = i.item_id',
    1,
  ],
  ['approved counts', "count(*) from stock_counts where status = 'approved'", 11, 13],
  [
    'lines of the shortest count',
    'min(lines) from (select count(*) as lines from stock_count_lines group by count_id) c',
    250,
  ],
  [
    'employees with a raise',
    'count(*) from (select from employee_terms group by employee_id having count(*) > 1) r',
    2,
  ],
  ['employees who left', 'count("left") from employees', 1],
  ['payments of wages that were taken back', 'count(reverses) from salary_story', 0],
])('%s of the year: realistic', async (_name, query, least, most = Infinity) => {
  const [row] = await ask<{ figure: number }>(`select (select ${query})::float8 as figure`);
  expect(row?.figure).toBeGreaterThan(least);
  expect(row?.figure).toBeLessThan(most);
});

/** Records that the sample must not have. */
test.each([
  [
    'an order before the one numbered before',
    'select paid_time < lag(paid_time) over (order by order_number) as odd from orders',
  ],
  [
    'a card that did not give its discount or no longer held',
    `select c.discount <> o.discount_percent or c.card_number <> o.discount_card or c.promo <> o.promo
      or validtime < paid_time or removed_at <= paid_time or c.discount = 100 and paidsum > 0 as odd from ${CARDS}`,
  ],
  ['a discount without a card', "select card_id is null and (discount > 0 or discount_card <> '') as odd from orders"],
  [
    'a session that does not fit its order',
    'select s.end_time < o.paid_time or s.start_time <> o.opened_time as odd from guest_sessions s join orders o using (session_id)',
  ],
  [
    'an agent before the first day of their account',
    `select a.start_time < u.registration_date - interval '1 day' as odd
      from session_agents a join agents using (agent_id) join users u using (user_id)`,
  ],
  [
    'an open session without a table',
    `select not exists (select from pending_operations p where p.place_id = s.place_id and p."table" = s."table") as odd
      from guest_sessions s where end_time is null`,
  ],
  [
    'a payout on another day than Friday',
    "select extract(isodow from payout_time at time zone 'Asia/Bangkok') <> 5 as odd from agent_payouts",
  ],
  [
    'a movement of stock before the one before it, or after now',
    `select stock_story_time < lag(stock_story_time) over (order by stock_story_id) or stock_story_time > ${NOW} as odd from stock_story`,
  ],
  [
    'a loss without a reason in Russian',
    "select description !~ '[а-яё]' as odd from stock_story where kind in ('write_off', 'shortfall', 'recharge') and note is null",
  ],
  [
    'a batch with an unexplained yield, or without a use-by time',
    "select quantity <> planned_quantity and reason = '' or use_by <= batch_time or use_by is null as odd from craft_batches",
  ],
  [
    'a craft made before what it takes',
    'select c.craft_id >= i.craft_id as odd from craft_ingredients i join crafts c on c.stock_id = i.item_id',
  ],
  [
    'a day whose sheet is not the expected sum, or with a difference without a reason',
    `select (reason = '') <> (counted = expected) or expected <> 100 * ((s ->> 'opening')::numeric + (s ->> 'cash_income')::numeric
        + (s ->> 'deposits')::numeric - (s ->> 'withdrawals')::numeric - (s ->> 'to_safe')::numeric
        - (s ->> 'expenses')::numeric + (s ->> 'corrections')::numeric) as odd
      from (select *, sheet -> 'day' as s from day_closes) d`,
  ],
  [
    'a day whose sheet has other cash than its orders',
    `select (sheet -> 'day' ->> 'cash_income')::numeric * 100 <> (
        select coalesce(sum(paid_cash), 0) from orders
        where (paid_time at time zone 'Asia/Bangkok' - interval '12 hours')::date = business_date
          and paid_time <= counted_time) as odd from day_closes`,
  ],
  [
    'a cost that brings money, or outside sales that take it',
    `select (cost > 0) <> (category_id = 46) as odd from ${SERVICES}`,
  ],
  [
    'a promo card below 100 % without an agent',
    `select not exists (select from session_agents a where a.session_id = o.session_id) as odd
      from ${CARDS} where o.promo and c.discount < 100`,
  ],
  ['a removed dish in a later order', `select o.paid_time >= m.removed_at as odd from ${REMOVED}`],
  ['stock of an item out of use', 'select quantity <> 0 as odd from stock_items where is_file and status = 1'],
  [
    'a penalty or bonus without a reason in Russian',
    "select description !~ '[а-я]{4}' as odd from salary_story where type in ('penalty', 'bonus')",
  ],
  [
    'overtime out of season',
    "select extract(month from month) between 3 and 10 as odd from salary_story where type = 'overtime'",
  ],
  [
    'a whole month in which wages are not a fifth to a third of the revenue, or without a profit',
    `select not (cost / revenue between 0.2 and 0.31 and (revenue - cost - spent) / revenue between 0.1 and 0.4) as odd
      from (select start_date, sum(paidsum) as revenue from orders_rollup where grain = 'month' and not by_hour group by 1) r
      join (select start_date, sum(case when category_id = 1369 then 0 else -cost end) as spent from expenses_rollup
        where grain = 'month' and flow <> 'operation' and category_id <> 0 group by 1) e using (start_date)
      join (select month as start_date, sum(accrued + bonus + allowance + overtime_paid - penalty) as cost
        from salary_months('2026-02-01') group by 1) s using (start_date)
      where start_date > '2025-03-01'`,
  ],
  [
    'a payout that is no expense',
    `select sum(amount) <> (select -sum(cost) from expenses where kind = 'bonus' and category_id = 1368) as odd
      from agent_payouts`,
  ],
  [
    'a count that its counter approved',
    "select closed_by = submitted_by as odd from stock_counts where status = 'approved'",
  ],
])('%s is not there', async (_name, query) => {
  const [row] = await ask<{ rows: number; odd: number }>(
    `select count(*) as rows, count(*) filter (where odd) as odd from (${query}) rows`,
  );
  expect(row?.rows).toBeGreaterThan(0);
  expect(row?.odd).toBe(0);
});

it('has orders of one to six dishes, each served at that hour', async () => {
  const dishes = new Map((await venue.db.select().from(menuItems)).map((dish) => [dish.item_id, dish]));
  const rows = await venue.db
    .select({ opened: orders.opened_time, number: orders.order_number, menu_id: orderLines.menu_id })
    .from(orderLines)
    .innerJoin(orders, sql`${orders.order_number} = ${orderLines.order_number}`);
  const lines = new Map<number, number>();
  for (const { opened, number, menu_id } of rows) {
    lines.set(number, (lines.get(number) ?? 0) + 1);
    const local = new Date(opened.getTime() + BANGKOK);
    const dish = dishes.get(menu_id);
    const [weekday, hour] = [(local.getUTCDay() + 6) % 7, local.getUTCHours()];
    const isServed = dish && dish.status === 1 && isDayOn(dish.days, weekday) && isHourOn(dish.hours, weekday, hour);
    if (!isServed) throw new Error(`${dish?.name} was ordered at ${opened.toISOString()}`);
  }
  expect(new Set(lines.values())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

it('has tables open tonight, since the business day began', async () => {
  const rows = await venue.db.select().from(pendingOperations).orderBy(asc(pendingOperations.operation_id));
  expect(new Set(rows.map(({ operation }) => operation))).toEqual(new Set(['add', 'remove', 'remove_all']));
  const { start } = boundsOf({ period_id: 0 }, TODAY.getTime() / 1000, 'Asia/Bangkok');
  for (const { operation_time } of rows) {
    expect(operation_time.getTime() / 1000).toBeGreaterThanOrEqual(start ?? NaN);
    expect(operation_time.getTime()).toBeLessThanOrEqual(TODAY.getTime());
  }
  const wire = rows.map(({ menu_id, count, operation, operation_time }) => ({
    productid: menu_id,
    count,
    operation,
    time: operation_time.getTime() / 1000,
  }));
  expect(replayPending(wire, start ?? 0).size).toBeGreaterThan(5);
});
