import { sql } from 'drizzle-orm';
import { testDatabase } from '@/__tests__/support/database';
import { seedReference } from '@/backend/src/db/reference';
import { orderPage, orderTotals } from '@/backend/src/orders/list';
test('measure', async () => {
  const database = await testDatabase();
  const { db } = database;
  await seedReference(db);
  await db.execute(sql`insert into users (login, role_id, permissions) values ('c1', 1, repeat('1', 32)), ('c2', 1, repeat('1', 32))`);
  await db.execute(sql`insert into orders (place_id, "table", opened_time, paid_time, cashier_id, total_price, discount, discount_percent, paidsum, paid_cash, paid_card, source)
    select 16, '1', now() - make_interval(mins => n), now() - make_interval(mins => n), 1 + n % 2, 100, 0, 0, 100, 100, 0, 'x' from generate_series(1, 500000) n`);
  await db.execute(sql`vacuum analyze orders`).catch(String);
  const t = async (name: string, work: () => Promise<unknown>) => { for (let i = 0; i < 2; i++) { const s = performance.now(); await work(); console.log(name, Math.round(performance.now() - s)); } };
  const all = { bounds: { start: null, end: null }, cashierId: 0 };
  for (const cashierId of [0, 1]) {
    const f = { ...all, cashierId };
    await t(`page 1 c${cashierId}`, () => orderPage(db, f, { limit: 50, offset: 0 }));
    await t(`mid c${cashierId}`, () => orderPage(db, f, { limit: 50, offset: 120_000 }));
    await t(`deep c${cashierId}`, () => orderPage(db, f, { limit: 50, offset: cashierId ? 249_950 : 499_950 }));
    await t(`totals c${cashierId}`, () => orderTotals(db, f));
    await t(`count c${cashierId}`, () => db.execute(sql`select count(*) from orders where ${cashierId ? sql`cashier_id = 1` : sql`true`}`));
  }
  console.log((await db.execute(sql`explain analyze select order_number from orders o where true order by o.paid_time desc nulls last, o.order_number desc nulls last limit 50 offset 499950`)).rows);
  console.log((await db.execute(sql`explain analyze select count(*)::int from orders o where o.paid_time > now() - interval '1 year'`)).rows);
  await database.pool.end?.();
}, 300000);
