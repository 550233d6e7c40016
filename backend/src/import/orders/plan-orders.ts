import type { Defect } from '../collector';
import { planGoods, type GoodsPlan, type GoodsState } from './plan-goods';
import type { ImportedOrder, OrdersFile } from './order-file';

export interface OrdersState extends GoodsState {
  /** Orders of this source that are there, by external id. */
  readonly there: ReadonlyMap<string, { order_number: number; paidsum: number; paid: number; cancelled: boolean }>;
  /** Accounts by login in small letters. */
  readonly logins: ReadonlyMap<string, number>;
}
export interface OrdersPlan extends GoodsPlan {
  readonly orders: readonly ImportedOrder[];
  readonly there: number;
  /** The account of each cashier that has one. */
  readonly cashiers: ReadonlyMap<string, number>;
}

/** Decides what an import does; reads and writes nothing, so that a dry run is the real one without its last step. */
export function planOrders(state: OrdersState, file: OrdersFile): OrdersPlan {
  const notices: Defect[] = [];
  const orders = file.orders.filter(({ external_id, line, number, paidsum, paid }) => {
    const there = state.there.get(external_id);
    if (there && (there.paidsum !== paidsum || there.paid !== paid))
      notices.push({
        line,
        level: 'error',
        text: `Order ${number} is there already (as ${there.order_number}) with another sum or time; it stays as it is.`,
      });
    return !there;
  });
  for (const external_id of file.cancelled) {
    const there = state.there.get(external_id);
    if (there && !there.cancelled)
      notices.push({
        line: 1,
        level: 'error',
        text: `Receipt ${external_id} is cancelled in the file, and came in as order ${there.order_number} when it was not; it stays.`,
      });
  }
  // Only goods that are sold in new orders are looked for: a second run must not revive what was removed since.
  const used = new Set(orders.flatMap(({ lines }) => lines.map(({ good }) => good)));
  const places = [...used].toSorted((a, b) => a - b);
  const goods = planGoods(
    state,
    places.flatMap((place) => file.goods[place] ?? []),
  );
  const ids: number[] = [];
  places.forEach((place, i) => (ids[place] = goods.ids[i] ?? 0));
  const names = new Set(orders.map(({ cashier }) => cashier));
  const cashiers = new Map(
    [...names].flatMap((name) => {
      const user_id = state.logins.get(name.toLowerCase());
      return user_id === undefined ? [] : [[name, user_id] as const];
    }),
  );
  return {
    ...goods,
    ids,
    orders,
    there: file.orders.length - orders.length,
    cashiers,
    notices: [...goods.notices, ...notices],
  };
}
