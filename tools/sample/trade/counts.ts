import { addQuantity } from '@/lib/domain/exact';
import type { Good } from '../plan-stock';
import { BOOKED_LATE, OUT_OF_USE } from '../stock/details';
import type { Diary } from './diary';
import { MANAGER, OWNER, rounded, stepOf, type Happening, type Venue } from './happening';

/** Name of a month, from 1. */
const monthName = (month: number): string =>
  new Date(Date.UTC(2026, month - 1)).toLocaleString('ru', { month: 'long', timeZone: 'UTC' });

/** Actual stock: usually as in the books, sometimes a little less, rarely a little more. */
function found(good: Good, held: number, { usage, random }: Venue): number {
  const chance = random.next();
  if (chance > 0.24 && held >= 0) return held;
  const step = stepOf(good);
  const miss = Math.max(step, rounded(usage.rate(good.item_id) * random.between(0.1, 0.5), step));
  return Math.max(0, addQuantity(held, chance < 0.17 ? -miss : miss));
}

/** Staff count everything before breakfast; the owner approves, and differences are booked. */
function takeStock(venue: Venue, count_id: number, name: string, started: Date, closed: Date, diary: Diary): Good[] {
  const counted_time = new Date((started.getTime() + closed.getTime()) / 2);
  const goods = venue.goods.filter(({ key }) => !OUT_OF_USE.has(key) && !BOOKED_LATE.has(key));
  const lines = goods.map((good) => {
    const { quantity: expected, price } = diary.ledger.holding(good.item_id);
    const counted = found(good, expected, venue);
    const difference = addQuantity(counted, -expected);
    if (difference !== 0)
      diary.ledger.move({
        item_id: good.item_id,
        kind: difference < 0 ? 'shortfall' : 'recharge',
        quantity: difference,
        note: { kind: 'counted', args: { id: count_id, name } },
        count_id,
        user_id: OWNER,
        stock_story_time: closed,
      });
    const { item_id, measure: measure_id } = good;
    const worth = { measure_id, price, price_quantity: 1 };
    return { count_id, item_id, expected, counted, ...worth, counted_time, counted_by: MANAGER };
  });
  const people = { started_by: MANAGER, submitted_by: MANAGER, closed_by: OWNER };
  const times = { started_time: started, submitted_time: counted_time, closed_time: closed };
  diary.count({ count_id, name, status: 'approved', blind: true, folders: [], ...people, ...times }, lines);
  return goods;
}

/** A count on the first of each month. `counted` receives the time of each item's last count. */
export function planCounts(venue: Venue, counted: Map<number, Date>): readonly Happening[] {
  return venue.days
    .filter(({ date }) => date === 1)
    .map((day, index): Happening => {
      const time = day.at(7.6);
      const name = `Инвентаризация, ${monthName(day.month)}`;
      const happen = (diary: Diary): void => {
        for (const { item_id } of takeStock(venue, index + 1, name, day.at(5.2), time, diary))
          counted.set(item_id, time);
      };
      return { time, happen };
    });
}
