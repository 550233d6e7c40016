import type { takenOff } from '@/backend/src/db/schema';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import type { Random } from '../random';

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
