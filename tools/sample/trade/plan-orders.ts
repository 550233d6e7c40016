import { holds } from '@/lib/rights/permissions';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import type { Random } from '../random';
import { STAFF } from '../staff';
import type { TradingDay } from './calendar-days';
import type { Appetite } from './popularity';
import { SCENES, type Scene } from './scenes';

/** Cashiers; before the first one came, the manager. */
const CASHIERS = STAFF.filter(
  (account) => account.active && holds(account, 'CashierLogin') && account.role === 'Cashiers',
);
const MANAGER = 13;

export const cashierOf = ({ ago }: TradingDay, random: Random): number => {
  const there = CASHIERS.filter(({ since }) => since > ago);
  return there.length === 0 ? MANAGER : random.pick(there).user_id;
};

/** Random index, weighted. */
export function weighed(weights: readonly number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  );
}

const PIECES = [72, 20, 6, 2] as const;

/** Dishes of one order, each once, all served at that hour. */
export function linesOf(scene: Scene, day: TradingDay, hour: number, appetite: Appetite, random: Random) {
  const folders = Object.keys(scene.mix).map(Number);
  const weights = Object.values(scene.mix);
  const weekday = (day.weekday + (hour >= 24 ? 1 : 0)) % 7;
  const lines = new Map<number, number>();
  const wanted = weighed(scene.lines, random) + 1;
  for (let line = 0; line < wanted; line += 1) {
    const folder = (line === 0 && scene.first) || (folders[weighed(weights, random)] ?? 0);
    const dish = appetite.choose(folder, weekday, Math.floor(hour) % 24, random);
    if (dish !== undefined) lines.set(dish, (lines.get(dish) ?? 0) + weighed(PIECES, random) + 1);
  }
  return Array.from(lines, ([menu_id, quantity]) => ({ menu_id, quantity }));
}

/** Two of five pay by card, one of twelve both ways; then the card's part is in whole baht. */
function cardShare(random: Random): (paidsum: number) => number {
  const kind = random.next();
  const part = random.between(0.2, 0.8);
  if (kind < 0.52) return () => 0;
  return kind < 0.92 ? (paidsum) => paidsum : (paidsum) => Math.floor((paidsum * part) / 100) * 100;
}

const CARDS = [5, 10, 10, 15, 20] as const;
/** Everybody has left by half past four. */
const CLOSING = 28.5;
/** The cashbox is counted shortly before noon; nobody pays from then until noon. */
const COUNT = 11.87;
const NOON = 12;

function orderOf(scene: Scene, day: TradingDay, appetite: Appetite, random: Random): PaidOrder | undefined {
  const opened = scene.from + ((random.next() + random.next()) / 2) * (scene.to - scene.from);
  const wanted = Math.min(opened + random.between(...scene.stay) / 60, CLOSING);
  const paid = wanted > COUNT && wanted < NOON ? NOON : wanted;
  const lines = linesOf(scene, day, opened, appetite, random);
  if (lines.length === 0) return undefined;
  return {
    place_id: scene.place_id,
    table: random.pick(scene.tables),
    opened_time: day.at(opened),
    paid_time: day.at(paid),
    cashier_id: cashierOf(day, random),
    discount_percent: scene.cards && random.next() < 0.16 ? random.pick(CARDS) : 0,
    lines,
    cardShare: cardShare(random),
  };
}

/** Every order of the days up to now, in order of payment. */
export function planOrders(
  days: readonly TradingDay[],
  now: Date,
  appetite: Appetite,
  random: Random,
): readonly PaidOrder[] {
  const orders: PaidOrder[] = [];
  for (const day of days) {
    const isWeekend = day.weekday === 4 || day.weekday === 5;
    for (const scene of SCENES) {
      const mean = scene.orders * day.demand * (isWeekend ? (scene.weekend ?? 1) : 1);
      const count = Math.floor(mean * random.between(0.84, 1.16) + random.next());
      for (let guest = 0; guest < count; guest += 1) {
        const order = orderOf(scene, day, appetite, random);
        if (order && order.paid_time <= now) orders.push(order);
      }
    }
  }
  return orders.toSorted((a, b) => a.paid_time.getTime() - b.paid_time.getTime());
}
