import { sql } from 'drizzle-orm';
import { continueAbove } from '@/backend/src/db/insert-rows';
import type { Transaction } from '@/backend/src/db/open';
import { takeOrderNumbers } from '@/backend/src/ledger/sales/order-numbers';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { planOpeningFunds } from '../plan-funds';
import { randomFor } from '../random';
import type { Seated } from './bonuses';
import { planCounts } from './counts';
import { planDayEnds } from './day-ends';
import { openDiary } from './diary';
import type { Happening, Venue } from './happening';
import { planCrafts } from './kitchen';
import { planLosses } from './losses';
import { planTransfers } from './money';
import { planOpening } from './opening';
import { planPayouts } from './payouts';
import { planServices } from './services';
import { planSupply } from './supply';

/** Days kept in memory before they are written. */
const DAYS_AT_ONCE = 28;
const DAY = 24 * 3600e3;

interface Year extends Omit<Venue, 'random'> {
  readonly seed: number;
  readonly now: Date;
  readonly zone: string;
  readonly orders: readonly PaidOrder[];
  readonly seated: Seated;
  /** Operations of the employees. */
  readonly wages: readonly Happening[];
  /** Staff at the start of the year. */
  readonly founders: readonly number[];
}

function openFunds({ seed, days, founders }: Year): Happening[] {
  const [first] = days;
  const random = randomFor(seed, 'opening');
  if (!first) return [];
  const entry_time = first.at(7);
  const opening = { kind: 'opening', description: '', user_id: random.pick(founders), entry_time };
  const postings = planOpeningFunds(seed);
  const cost = postings.reduce((sum, { amount }) => sum + Math.max(amount, 0), 0);
  const expenses = [{ flow: 'operation', name: '', cost }] as const;
  return [{ time: entry_time, happen: (diary) => diary.post({ ...opening, postings, expenses }) }];
}

/** All events in order. Each kind has a random stream of its own. */
function happeningsOf(year: Year, counted: Map<number, Date>): readonly Happening[] {
  const venue = (purpose: string): Venue => ({ ...year, random: randomFor(year.seed, purpose) });
  const happenings = [
    ...planOpening(venue('opening count'), year.founders),
    ...openFunds(year),
    ...planSupply(venue('supply')),
    ...planCrafts(venue('crafts')),
    ...planLosses(venue('losses')),
    ...planCounts(venue('counts'), counted),
    ...planTransfers(venue('transfers')),
    ...planServices(venue('services')),
    ...planDayEnds(venue('day ends'), year.zone),
    ...planPayouts(venue('payouts')),
    ...year.wages,
    ...year.orders.map((order): Happening => ({ time: order.paid_time, happen: (diary) => diary.sell(order) })),
  ];
  return happenings.filter(({ time }) => time <= year.now).toSorted((a, b) => a.time.getTime() - b.time.getTime());
}

/** Books a year of trade, day by day, through the ledgers that till and back office use. */
export async function tradeForAYear(tx: Transaction, year: Year): Promise<void> {
  const counted = new Map<number, Date>();
  const itemIds = year.goods.map(({ item_id }) => item_id);
  const menuIds = new Set(year.orders.flatMap(({ lines }) => lines.map(({ menu_id }) => menu_id)));
  const diary = await openDiary(tx, itemIds, menuIds, year.zone, year.seated);
  let until = 0;
  for (const { time, happen } of happeningsOf(year, counted)) {
    if (time.getTime() > until) {
      await diary.write();
      until = time.getTime() + DAYS_AT_ONCE * DAY;
    }
    const written = happen(diary);
    if (written) await written;
  }
  await diary.write();
  const dates = JSON.stringify(Array.from(counted, ([item_id, last_counted]) => ({ item_id, last_counted })));
  await tx.execute(sql`
    update stock_items i set last_counted = c.last_counted
    from json_populate_recordset(null::stock_items, ${dates}::json) c where i.item_id = c.item_id`);
  await takeOrderNumbers(tx, year.orders.filter(({ paid_time }) => paid_time <= year.now).length);
  await continueAbove(tx, 'purchases', 'purchase_number');
  await continueAbove(tx, 'stock_counts', 'count_id');
  await continueAbove(tx, 'craft_batches', 'batch_id');
  // Without statistics, which autovacuum gathers later, the first queries would be slow.
  await tx.execute(sql`analyze`);
}
