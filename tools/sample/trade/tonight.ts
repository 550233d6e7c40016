import { businessDate, CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { pendingOperations } from '@/backend/src/db/schema';
import type { Random } from '../random';
import { tradingDays, type TradingDay } from './calendar-days';
import { linesOf } from './plan-orders';
import type { Appetite } from './popularity';
import { SCENES } from './scenes';

type Operation = typeof pendingOperations.$inferInsert & { operation_time: Date };
const HOUR = 3600e3;

/** Current hour of the business day: from noon to noon. */
function clock(now: Date, zone: string): { day: TradingDay; hour: number } {
  const [before, today] = tradingDays(now, zone, 2);
  const date = businessDate(now.getTime() / 1000, zone);
  const isToday = today && date === businessDate(today.at(CUT_OFF_HOUR).getTime() / 1000, zone);
  const day = (isToday ? today : before) ?? today;
  if (!day) throw new RangeError('No day is today');
  return { day, hour: (now.getTime() - day.at(0).getTime()) / HOUR };
}

/** Positions of open tables at this moment, since the start of the business day. `prices` are the menu's, in satang. */
export function planTonight(
  now: Date,
  zone: string,
  appetite: Appetite,
  prices: ReadonlyMap<number, number>,
  random: Random,
): Operation[] {
  const { day, hour } = clock(now, zone);
  // Somebody sits at the bar at any hour.
  const bar = SCENES.filter(({ mix }) => 1020 in mix);
  const open = bar.filter(({ from, to }) => from <= hour && hour < to + 1);
  const since = Math.max(hour - 2.5, CUT_OFF_HOUR);
  const taken = new Set<string>();
  const operations = Array.from({ length: random.whole(6, 9) }, (_, index): Operation[] => {
    const scene = random.pick(open.length > 0 ? open : bar);
    const free = scene.tables.filter((table) => !taken.has(table));
    if (free.length === 0) return [];
    const table = random.pick(free);
    taken.add(table);
    const about = { place_id: scene.place_id, table };
    const at = () => day.at(random.between(since, hour));
    const added = [0, 1].flatMap(() =>
      linesOf({ ...scene, first: 1020 }, day, hour, appetite, random).map(({ menu_id, quantity }): Operation => ({
        ...about,
        menu_id,
        operation: 'add',
        count: quantity,
        price: prices.get(menu_id) ?? 0,
        operation_time: at(),
      })),
    );
    const [first] = added;
    if (!first) return [];
    // One guest changes their mind, and one table gets another's dish.
    const again = {
      ...first,
      price: null,
      operation_time: new Date((first.operation_time.getTime() + now.getTime()) / 2),
    };
    if (index === 1) return [...added, { ...again, count: 1, operation: 'remove' }];
    return index === 2 ? [...added, { ...again, operation: 'remove_all' }] : added;
  });
  return operations.flat().toSorted((a, b) => a.operation_time.getTime() - b.operation_time.getTime());
}
