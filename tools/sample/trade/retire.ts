import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import { RETIRED } from '../menu/retired';
import type { MenuPlan } from '../plan-menu';

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
