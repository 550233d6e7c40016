import { asc, sql } from 'drizzle-orm';
import { seedSampleVenue } from '@/tools/sample';
import type { Database } from '@/backend/src/db/open';
import { menuItems, orderLines, orders, pendingOperations, stockBarcodes, stockItems } from '@/backend/src/db/schema';
import { isDayOn, isHourOn } from '@/lib/sections/menu/rules/opening-hours';
import { replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { boundsOf } from '@/lib/domain/venue-time';
import { testDatabase } from '../../support/database';

const TODAY = new Date('2026-03-14T09:30:00Z');
const NOW = `'${TODAY.toISOString()}'::timestamptz`;
const BANGKOK = 7 * 3600e3;

let venue: Database;
beforeAll(async () => {
  venue = await testDatabase();
  const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
  await seedSampleVenue(venue.db, { today: TODAY, hashPassword, adminLogin: 'admin' });
});
afterAll(() => venue.close());

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
  ['free orders', `count(*) from ${CARDS} where c.discount = 100`, -1, 300],
  ['sessions', 'count(*) from guest_sessions join orders using (session_id)', 1500],
  ['stays of agents', 'count(*) from session_agents', 1000],
  ['the share of sessions that the till did not start', 'avg(forced::int) from guest_sessions', 0.08, 0.25],
  ['orders of Grab', "count(*) from orders where delivery_partner = 'Grab'", 200],
  ['orders of Foodpanda', "count(*) from orders where delivery_partner = 'Foodpanda'", 200],
  ['sessions at open tables', 'count(*) from guest_sessions where end_time is null', 1],
  ['days on which agents were paid', 'count(distinct payout_time::date) from agent_payouts', 30, 46],
  [
    'what agents are paid of the sales',
    'sum(amount) / (select sum(paidsum) from orders) from agent_payouts',
    0.005,
    0.05,
  ],
  [
    'reasons of losses',
    "count(distinct description) from stock_story where kind in ('write_off', 'shortfall', 'recharge') and note is null",
    12,
  ],
  ['batches of crafts', 'count(*) from craft_batches', 1000],
  ['batches with a loss', "count(*) from craft_batches where quantity < planned_quantity and reason <> ''", 30],
  ['batches that were forced', 'count(*) from craft_batches where forced', 0],
  ['batches that were undone', 'count(*) from craft_batches where undone_at is not null', 3],
  ['batches of beer', 'count(*) from craft_batches where is_beer_craft and user_id = 22', 20],
  ['days that the stock lasts', `percentile_cont(0.5) within group (order by cover) from ${COVERS}`, 2, 20],
  ['the share of stock for months', `avg((cover > 60)::int) from ${COVERS} where cover is not null`, -1, 0.2],
  ['items below zero', `count(*) from ${COVERS} where quantity < 0`, 2, 15],
  [
    'items that nobody wants',
    `count(*) from stock_items i where is_file and status = 0 and not exists (
      select from stock_story s where s.item_id = i.item_id and s.kind in ('order', 'craft_out', 'write_off'))`,
    2,
    9,
  ],
  [
    'items with changing prices',
    `count(*) from (select from stock_story where price_after > 0 group by item_id
      having max(price_after) > 1.05 * min(price_after)) items`,
    100,
  ],
  ['items that were counted', 'count(*) from stock_items where last_counted is not null', 250],
  ['the least in a fund', "min(balance_after) from fund_postings where account in ('cashier', 'safe', 'bank')", -1],
  ['deliveries', 'count(*) from purchases', 700],
  ['deliveries that the owners paid', 'count(*) from purchases where use_own_funds', 0],
  ['deliveries to be paid later', 'count(*) from purchases where pay_later', 0],
  ['deliveries with VAT', 'count(*) from purchases where include_vat', 0],
  ['closed days', 'count(*) from day_closes', 58],
  ['closed days without difference', 'count(*) from day_closes where counted = expected', 25],
  ['closed days with too much', 'count(*) from day_closes where counted > expected', 3],
  ['closed days with too little', 'count(*) from day_closes where counted < expected', 3],
  ['the largest difference of a day', 'max(abs(counted - expected)) from day_closes', 0, 400_00],
  [
    'months of rent and other running costs',
    `min(months) from ${SERVICES} where category_id in (16, 120, 121, 122, 123, 124, 125, 126)`,
    11,
  ],
  ['months with a profit for the owners', "count(*) from expenses where kind = 'safe_withdrawal'", 8],
  [
    'the profit of the owners',
    "sum(-cost) / (select sum(paidsum) from orders) from expenses where kind = 'safe_withdrawal'",
    0.1,
    0.6,
  ],
])('%s of the year: realistic', async (_name, query, least, most = Infinity) => {
  const [row] = await ask<{ figure: number }>(`select (select ${query})::float8 as figure`);
  expect(row?.figure).toBeGreaterThan(least);
  expect(row?.figure).toBeLessThan(most);
});

/** What must not be there. */
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
    'a movement of a craft without its batch',
    "select starts_with(kind, 'craft_') and batch_id is null as odd from stock_story",
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
])('%s is not there', async (_name, query) => {
  const [row] = await ask<{ rows: number; odd: number }>(
    `select count(*) as rows, count(*) filter (where odd) as odd from (${query}) rows`,
  );
  expect(row?.rows).toBeGreaterThan(0);
  expect(row?.odd).toBe(0);
});

it('has orders of all places and cashiers, cards and sessions, and of two partners', async () => {
  expect(
    await ask(`select count(distinct place_id) as places, count(distinct cashier_id) as cashiers,
      count(distinct card_id) as cards, count(distinct place_id) filter (where session_id is not null) as seated,
      string_agg(distinct nullif(delivery_partner, ''), ' ') as partners from orders`),
  ).toEqual([{ places: 3, cashiers: 4, cards: 31, seated: 2, partners: 'Foodpanda Grab' }]);
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

describe('the agents', () => {
  it('earn by percent, cashback and agents whom they brought', async () => {
    const rows = await ask<Record<string, number | string>>(`
      select first_name, payment_type, (sum(from_percent) > 0)::int as percent, (sum(from_promo) > 0)::int as promo,
        (sum(from_referral) > 0)::int as referral, count(distinct referral_agent_id)::int as brought,
        count(distinct agent_bonuses.percent)::int as rates
      from agent_bonuses join agents using (agent_id) group by 1, 2 order by 1, 2`);
    const own = { payment_type: 1, percent: 1, promo: 1, referral: 0, brought: 0, rates: 1 };
    const brought = { payment_type: 2, percent: 0, promo: 0, referral: 1, brought: 1, rates: 1 };
    expect(rows).toEqual([
      { first_name: 'Fon', ...own },
      { first_name: 'May', ...own },
      { first_name: 'May', ...brought },
      { first_name: 'Ploy', ...own },
      { first_name: 'Ploy', ...brought },
    ]);
  });

  it('are owed a little and something overdue, and each payout is an expense', async () => {
    const unpaid = await ask<{ type: number; baht: number; overdue: boolean }>(`
      select payment_type as type, (sum(amount) / 100)::int as baht,
        bool_or(bonus_time < ${NOW} - interval '30 days') as overdue
      from unpaid_bonuses group by 1 order by 1`);
    expect(unpaid).toEqual([
      { type: 1, baht: expect.any(Number), overdue: false },
      { type: 2, baht: expect.any(Number), overdue: true },
    ]);
    for (const { baht } of unpaid) expect(baht).toBeGreaterThan(100);
    const [expenses] = await ask<{ paid: number; booked: number; category: number }>(`
      select (select sum(amount) from agent_payouts)::float8 as paid, -sum(cost)::float8 as booked,
        min(category_id) as category from expenses where kind = 'bonus'`);
    expect(expenses).toEqual({ paid: expenses?.booked, booked: expenses?.booked, category: 1368 });
  });

  it('hand out promo cards of 20, 30 and 50 percent, so that not all promo is free', async () => {
    const promo = await ask<{ discount: number; orders: number; paid: number; with_agent: number }>(`
      select c.discount, count(*)::int as orders, (sum(paidsum) / 100)::int as paid,
        count(*) filter (where exists (select from session_agents a where a.session_id = o.session_id))::int as with_agent
      from orders o join discount_cards c using (card_id) where o.promo group by 1 order by 1`);
    expect(promo.map(({ discount }) => discount)).toEqual([20, 30, 50, 100]);
    for (const { discount, orders, paid, with_agent } of promo.slice(0, 3)) {
      expect([discount, orders > 50, with_agent]).toEqual([discount, true, orders]);
      expect(paid).toBeGreaterThan(10_000);
    }
    expect(promo.at(-1)?.paid).toBe(0);
  });
});

it('keeps removed dishes in the orders of their time', async () => {
  const rows = await ask<{ name: string; sold: number; late: number; removals: number }>(`
    select m.name, count(*)::int as sold, count(*) filter (where o.paid_time >= m.removed_at)::int as late,
      (select count(*)::int from history h where entity = 'menu' and h.record_id = m.record_id and action = 'removed') as removals
    from menu_items m join order_lines l on l.menu_id = m.item_id join orders o using (order_number)
    where m.removed_at is not null group by m.item_id order by m.item_id`);
  expect(rows).toEqual(
    ['Кокос Физ', 'Зелёный дракон', 'Бургер блю чиз'].map((name) => ({
      name,
      sold: expect.any(Number),
      late: 0,
      removals: 1,
    })),
  );
  for (const { sold } of rows) expect(sold).toBeGreaterThan(40);
});

describe('the stock', () => {
  it('has a story of every kind of trade', async () => {
    const kinds = await ask<{ kind: string; rows: number }>(
      'select kind, count(*)::int as rows from stock_story group by kind',
    );
    const counts = new Map(kinds.map(({ kind, rows }) => [kind, rows]));
    for (const kind of ['opening', 'purchase', 'order', 'write_off', 'shortfall', 'recharge', 'craft_in', 'craft_out'])
      expect(counts.get(kind)).toBeGreaterThan(100);
    const notes = await ask<{ kind: string }>("select distinct note ->> 'kind' as kind from stock_story order by 1");
    expect(notes.map(({ kind }) => kind)).toEqual(['counted', 'craftUndone', 'crafted', 'craftedShort', null]);
  });

  it('has batches of every craft, whose ingredients cost what the product took over, nested three deep', async () => {
    const moved = await ask<{ kind: string; amount: number }>(`
      select kind, sum(amount)::float8 as amount from stock_story where batch_id is not null group by 1`);
    const amounts = new Map(moved.map(({ kind, amount }) => [kind, amount]));
    const cost = amounts.get('craft_in');
    expect(amounts.get('craft_out')).toBe(cost);
    expect(amounts.get('craft_in_undo')).toBe(amounts.get('craft_out_undo'));
    expect(
      await ask(`
      with recursive deep as (
        select craft_id, stock_id, 1 as depth from crafts
        union all
        select d.craft_id, c.stock_id, d.depth + 1
        from deep d join crafts o on o.stock_id = d.stock_id join craft_ingredients i on i.craft_id = o.craft_id
          join crafts c on c.stock_id = i.item_id
      )
      select max(depth)::int as deep, (select count(distinct craft_id) from craft_batches) as crafts,
        (select sum(cost)::float8 from craft_batches) as cost from deep`),
    ).toEqual([{ deep: 3, crafts: 29, cost }]);
  });

  it('was counted every month, and approved by somebody else', async () => {
    const counts = await ask<{ lines: number; own: boolean }>(`
      select count(l.item_id)::int as lines, c.closed_by = c.submitted_by as own
      from stock_counts c join stock_count_lines l using (count_id) where status = 'approved' group by c.count_id`);
    expect(counts).toHaveLength(12);
    for (const { lines, own } of counts) {
      expect(lines).toBeGreaterThan(250);
      expect(own).toBe(false);
    }
  });

  it('has valid barcodes, packages, sensors, counter goods and items out of use', async () => {
    const codes = await venue.db.select().from(stockBarcodes);
    expect(codes.length).toBeGreaterThan(60);
    for (const { barcode } of codes) {
      expect(barcode).toMatch(/^\d{13}$/);
      const sum = Array.from(barcode, Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10).toBe(0);
    }
    expect(codes.filter(({ barcode }) => barcode.startsWith('885')).length).toBeGreaterThan(15);
    const items = (await venue.db.select().from(stockItems)).filter(({ is_file }) => is_file);
    const packages = items.flatMap(({ package_quantity }) => package_quantity ?? []);
    expect(new Set(packages)).toEqual(new Set([...packages, 0.7, 0.75, 1, 24, 30]));
    expect(items.filter(({ sensor_id }) => sensor_id !== null)).toHaveLength(2);
    expect(items.filter(({ menu_id }) => menu_id !== null).length).toBeGreaterThan(40);
    const outOfUse = items.filter(({ status }) => status === 1);
    expect(outOfUse).toHaveLength(3);
    expect(outOfUse.map(({ quantity }) => quantity)).toEqual([0, 0, 0]);
  });
});

it('books every kind of movement between cashbox, bank and safe, and all running costs', async () => {
  const [kinds] = await ask<{ kinds: string }>("select string_agg(distinct kind, ' ') as kinds from fund_entries");
  expect(kinds?.kinds.split(' ').toSorted()).toEqual([
    'bonus',
    'credit',
    'day_close_to_safe',
    'day_over',
    'day_short',
    'expense_removal',
    'opening',
    'order',
    'overtime',
    'prepayment',
    'purchase',
    'safe_withdrawal',
    'salary',
    'service',
    'transfer_from_bank_to_safe',
    'transfer_from_cashier_to_safe',
  ]);
  const services = await ask<{ category_id: number }>(`select category_id from ${SERVICES} order by 1`);
  expect(services.map(({ category_id }) => category_id)).toEqual([16, 46, 48, 120, 121, 122, 123, 124, 125, 126]);
});

describe('the wages', () => {
  const months = (until: string, where = 'true') =>
    ask<Record<string, number | string>>(`
      select employee_name as name, to_char(month, 'YYYY-MM') as month, (accrued / 100)::int as accrued,
        (allowance / 100)::int as allowance, (bonus / 100)::int as bonus, (penalty / 100)::int as penalty,
        (credit_withheld / 100)::int as instalment, (prepaid / 100)::int as prepaid, (paid / 100)::int as paid,
        (debt / 100)::int as debt, (due / 100)::int as due, (overpaid / 100)::int as overpaid
      from salary_months('${until}') join employees using (employee_id) where ${where} order by employee_id, month`);

  it('of the current month are due, less prepayments, an instalment and a debt', async () => {
    const rows = await months('2026-03-01', "month = '2026-03-01' and due > 0");
    expect(rows).toHaveLength(15);
    expect(rows.find(({ name }) => name === 'Артём Лисицын')).toEqual({
      name: 'Артём Лисицын',
      month: '2026-03',
      accrued: 33_000,
      allowance: 0,
      bonus: 1500,
      penalty: 300,
      instalment: 4000,
      prepaid: 13_000,
      paid: 0,
      debt: 2400,
      due: 14_800,
      overpaid: 0,
    });
    expect(rows.filter(({ prepaid }) => Number(prepaid) > 0)).toHaveLength(12);
  });

  it('have raises, people who joined and left, overtime in season, reasons, a skipped instalment and a mistake', async () => {
    const [people] = await ask<Record<string, number>>(`
      select count(*)::int as people, count("left")::int as left, count(distinct joined)::int as joined,
        (select count(*)::int from (select employee_id from employee_terms group by 1 having count(*) > 1) r) as raised,
        (select count(*)::int from credit_skips) as skipped,
        (select count(*)::int from salary_story where type in ('penalty', 'bonus') and description !~ '[а-я]{4}') as blank,
        (select count(*)::int from history where entity = 'employee') as changes
      from employees`);
    expect(people).toEqual({ people: 17, left: 2, joined: 5, raised: 3, skipped: 1, blank: 0, changes: 22 });
    const artyom = await months('2026-03-01', "employee_name = 'Артём Лисицын' and credit_withheld > 0");
    expect(artyom.map(({ month, instalment }) => [month, instalment])).toEqual(
      ['2025-10', '2025-11', '2025-12', '2026-02', '2026-03'].map((month) => [month, 4000]),
    );
    const overtime = await ask<{ month: number }>(`
      select distinct extract(month from month)::int as month from salary_story where type = 'overtime' order by 1`);
    expect(overtime.map(({ month }) => month)).toEqual([1, 2, 11, 12]);
    const mistakes = await ask(`
      select s.type, (s.amount / 100)::int as amount, e.kind, to_char(s.story_time - o.story_time, 'HH24:MI') as after,
        x.removed_at = s.story_time as removed
      from salary_story s join salary_story o on o.salary_story_id = s.reverses
      join fund_entries e on e.entry_id = s.entry_id join expenses x on x.entry_id = o.entry_id`);
    expect(mistakes).toEqual([
      { type: 'prepayment', amount: -7500, kind: 'expense_removal', after: '00:55', removed: true },
    ]);
  });

  it('take a fifth to a third of the revenue, and leave a profit in every whole month', async () => {
    const rows = await ask<{ month: string; staff: number; profit: number }>(`
      select to_char(start_date, 'YYYY-MM') as month, cost::float8 / revenue as staff,
        (revenue - cost - spent)::float8 / revenue as profit
      from (select start_date, sum(paidsum) as revenue from orders_rollup where grain = 'month' and not by_hour group by 1) r
      join (select start_date, sum(case when category_id = 1369 then 0 else -cost end) as spent from expenses_rollup
        where grain = 'month' and flow <> 'operation' and category_id <> 0 group by 1) e using (start_date)
      join (select month as start_date, sum(accrued + bonus + allowance + overtime_paid - penalty) as cost
        from salary_months('2026-02-01') group by 1) s using (start_date)
      where start_date > '2025-03-01' order by 1`);
    expect(rows).toHaveLength(11);
    for (const { month, staff, profit } of rows) {
      expect([month, staff > 0.2 && staff < 0.31]).toEqual([month, true]);
      expect([month, profit > 0.1 && profit < 0.4]).toEqual([month, true]);
    }
  });
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
