import { holds } from '@/lib/rights/permissions';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import type { takenOff, pendingOperations } from '@/backend/src/db/schema';
import { businessDate, CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Random } from '../random';
import { STAFF } from '../staff';
import { type TradingDay, tradingDays } from './calendar-days';
import type { Appetite } from './popularity';
import { SCENES, type Scene, DELIVERY } from './scenes';
import { SAMPLE_PARTNERS } from '../guests/people';
import { RETIRED, type MenuPlan } from '../plan-menu';

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

function orderOf(scene: Scene, day: TradingDay, appetite: Appetite, random: Random): PaidOrder | undefined {
  const opened = scene.from + ((random.next() + random.next()) / 2) * (scene.to - scene.from);
  const wanted = Math.min(opened + random.between(...scene.stay) / 60, CLOSING);
  const paid = wanted > COUNT && wanted < CUT_OFF_HOUR ? CUT_OFF_HOUR : wanted;
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

/** Grab brings twice as many orders. Three of four guests pay the partner, whose money goes to the bank. */
const SHARES = [2, 1] as const;

/** Orders of delivery partners, from noon to eleven. */
export function planDeliveries(
  days: readonly TradingDay[],
  now: Date,
  appetite: Appetite,
  random: Random,
): PaidOrder[] {
  const orders: PaidOrder[] = [];
  for (const day of days) {
    const count = Math.floor(DELIVERY.orders * day.demand * random.between(0.7, 1.3) + random.next());
    for (let index = 0; index < count; index += 1) {
      const opened = random.between(DELIVERY.from, DELIVERY.to);
      const paid = opened + random.between(...DELIVERY.stay) / 60;
      const lines = linesOf(DELIVERY, day, opened, appetite, random);
      const partner = SAMPLE_PARTNERS[weighed(SHARES, random)]?.name ?? '';
      const isCard = random.next() < 0.75;
      const cashier_id = cashierOf(day, random);
      if (lines.length === 0 || day.at(paid) > now) continue;
      orders.push({
        place_id: DELIVERY.place_id,
        table: random.pick(DELIVERY.tables),
        cashier_id,
        lines,
        opened_time: day.at(opened),
        paid_time: day.at(paid),
        discount_percent: 0,
        delivery_partner: partner,
        cardShare: (paidsum) => (isCard ? paidsum : 0),
      });
    }
  }
  return orders;
}

interface Dish {
  readonly item_id?: number | undefined;
  readonly name: string;
  readonly retail_price?: number | undefined;
}

/** One order in thirty had a piece more, which was taken off its bill; a fifth of them after the bill was printed. */
export function planTakenOff(
  orders: readonly PaidOrder[],
  dishes: readonly Dish[],
  random: Random,
): (typeof takenOff.$inferInsert)[] {
  const byId = new Map(dishes.map((dish) => [dish.item_id, dish]));
  return orders.flatMap(({ place_id, table, opened_time, paid_time, cashier_id: user_id, lines, delivery_partner }) => {
    const dish = byId.get(lines[0]?.menu_id);
    if (!dish || delivery_partner || random.next() > 1 / 30) return [];
    const after_bill = random.next() < 0.2;
    const [opened, paid] = [opened_time.getTime(), paid_time.getTime()];
    const taken_time = new Date(
      opened + (paid - opened) * (after_bill ? random.between(0.9, 1) : random.between(0, 0.8)),
    );
    const { item_id: menu_id = 0, name: menu_name, retail_price: value = 0 } = dish;
    const about = { place_id, table, menu_id, menu_name, quantity: 1, value, user_id };
    return [{ ...about, taken_time, after_bill, recorded_at: taken_time }];
  });
}

/** Orders in which a removed dish stands instead of its successor, up to its removal. */
export function withRetired(orders: readonly PaidOrder[], { items }: MenuPlan): readonly PaidOrder[] {
  const byName = new Map(items.map(({ name, item_id }) => [name, item_id]));
  const removals = new Map(items.map(({ item_id, removed_at }) => [item_id, removed_at]));
  const before = new Map(
    RETIRED.map(({ menu_id, successor }) => [byName.get(successor), { menu_id, until: removals.get(menu_id) }]),
  );
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => {
      const old = before.get(line.menu_id);
      return old?.until && order.paid_time < old.until ? { ...line, menu_id: old.menu_id } : line;
    }),
  }));
}

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
    // One guest changes their mind, and one table gets another table's dish.
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
