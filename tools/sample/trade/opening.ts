import { valueOf } from '@/lib/domain/stock-ledger';
import type { Good } from '../plan-stock';
import type { TradingDay } from './calendar-days';
import { CRAFTS } from './crafts';
import { rounded, stepOf, type Happening, type Venue } from './happening';
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

/** Counts everything on the first morning, by the staff of that time. */
export function planOpening({ days, goods, usage, random }: Venue, stocktakers: readonly number[]): Happening[] {
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
