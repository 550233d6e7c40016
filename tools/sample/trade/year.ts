import { sql } from 'drizzle-orm';
import { continueAbove } from '@/backend/src/db/insert-rows';
import type { Transaction } from '@/backend/src/db/open';
import { takeOrderNumbers } from '@/backend/src/ledger/sales/order-numbers';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { toSatang } from '@/lib/domain/money';
import type { FUND_ACCOUNTS } from '@/backend/src/db/schema';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/sections/payments/rules';
import { valueOf } from '@/lib/domain/holding';
import { randomFor } from '../random';
import type { Seated } from './bonuses';
import { planCounts } from './counts';
import { planDayEnds } from './day-ends';
import { openDiary } from './diary';
import { type Happening, type Venue, OWNER, rounded, stepOf } from './happening';
import { planCrafts } from './kitchen';
import { planLosses } from './losses';
import { planTransfers, fillSafe } from './money';
import { planServices } from './services';
import { planSupply } from './supply';
import { SAMPLE_AGENTS } from '../guests/people';
import type { Good } from '../plan-stock';
import type { TradingDay } from './calendar-days';
import { CRAFTS } from './crafts';
import { coverOf, SUPPLIERS } from './suppliers';
import type { Usage } from './usage';

/** Maximum number of days that the stock of a good lasts. */
function highest(good: Good): number {
  const craft = CRAFTS.find(({ product }) => product === good.key);
  const supplier = SUPPLIERS.find(({ category }) => category === good.category);
  if (craft) return craft.high;
  return supplier ? coverOf(supplier, good.folder).high : 7;
}

/** Opening quantity: a share of what it should be; the usual stock for goods that nothing uses up. */
function quantityOf(good: Good, day: TradingDay, usage: Usage, share: number): number {
  const daily = usage.rate(good.item_id) * day.season;
  const expected = Math.max(daily * highest(good), 1.5 * usage.atOnce(good.item_id));
  const amount = (daily === 0 ? good.usual : expected) * share;
  const step = good.packaged !== null && amount > 2 * good.packaged ? good.packaged : stepOf(good);
  return Math.max(stepOf(good), rounded(amount, step));
}

/** Counts all stock on the first morning, by the staff of that time. */
function planOpening({ days, goods, usage, random }: Venue, stocktakers: readonly number[]): Happening[] {
  const [first] = days;
  if (!first) return [];
  const minutes = 110;
  return goods.map((good, index): Happening => {
    const time = first.at(5 + (index * minutes) / goods.length / 60);
    const quantity = quantityOf(good, first, usage, random.between(0.6, 1.1));
    const user_id = random.pick(stocktakers);
    return {
      time,
      happen: ({ ledger }) => {
        ledger.move({
          item_id: good.item_id,
          kind: 'opening',
          quantity,
          amount: valueOf(quantity, good.price),
          user_id,
          stock_story_time: time,
        });
      },
    };
  });
}

const FRIDAY = 4;
const MINUTE = 60e3;
/** Referral bonuses of the last days are not paid yet, so that some are overdue. */
const NOT_YET = 45;

/**
 * Pays agents what is unpaid: for their sessions on most Fridays, for agents whom they brought on the first Friday of
 * a month.
 */
function planPayouts({ days, random }: Venue): readonly Happening[] {
  return days
    .filter(({ weekday }) => weekday === FRIDAY)
    .flatMap((day): Happening[] => {
      const at = day.at(random.between(15, 18)).getTime();
      const kinds = [
        ...(random.next() < 0.85 ? [SESSION_BONUS] : []),
        ...(day.date <= 7 && day.ago > NOT_YET ? [REFERRAL_BONUS] : []),
      ];
      return kinds
        .flatMap((payment_type) =>
          SAMPLE_AGENTS.map(({ agent_id, first_name }) => ({ payment_type, agent_id, first_name })),
        )
        .map((payee, index) => {
          const time = new Date(at + index * 4 * MINUTE);
          return {
            time,
            happen: (diary) => {
              const amount = diary.unpaid(payee);
              if (amount > 0 && fillSafe(diary, amount, time))
                diary.payAgent({ ...payee, amount, time, user_id: OWNER });
            },
          };
        });
    });
}

interface Posting {
  readonly account: (typeof FUND_ACCOUNTS)[number];
  readonly amount: number;
}

/** Opening balances of cashbox, safe and bank, put in by the owner. */
function planOpeningFunds(seed: number): readonly Posting[] {
  const random = randomFor(seed, 'funds');
  const thousands = (low: number, high: number): number => toSatang(1000 * random.whole(low, high));
  const funds: Posting[] = [
    { account: 'cashier', amount: thousands(8, 20) },
    { account: 'safe', amount: thousands(180, 320) },
    { account: 'bank', amount: thousands(500, 900) },
  ];
  return [...funds, { account: 'owner', amount: -funds.reduce((sum, { amount }) => sum + amount, 0) }];
}

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
