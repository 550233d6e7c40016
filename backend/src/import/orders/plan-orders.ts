import { errorOf, type Defect } from '../collector';
import type { ImportedOrder, OrdersFile } from './order-file';
import { planGoods, type GoodsPlan, type GoodsState } from './plan-goods';

export interface OrdersState extends GoodsState {
  /** Imported orders of this source, by external id. */
  readonly there: ReadonlyMap<string, { order_number: number; paidsum: number; paid: number; cancelled: boolean }>;
  /** Accounts by login in lower case. */
  readonly logins: ReadonlyMap<string, number>;
}
export interface OrdersPlan extends GoodsPlan {
  readonly orders: readonly ImportedOrder[];
  readonly there: number;
  /** Account of each cashier who has one. */
  readonly cashiers: ReadonlyMap<string, number>;
}

/** Plans an import without reading or writing, so that a dry run differs from a real one only in the last step. */
export function planOrders(state: OrdersState, file: OrdersFile): OrdersPlan {
  const notices: Defect[] = [];
  const orders = file.orders.filter(({ external_id, line, number, paidsum, paid }) => {
    const there = state.there.get(external_id);
    if (there && (there.paidsum !== paidsum || there.paid !== paid)) {
      const text = `Order ${number} is there already (as ${there.order_number}) with another sum or time; it stays as it is.`;
      notices.push(errorOf(line, text, { kind: 'Orders there already with another sum or time.', satang: paidsum }));
    }
    return !there;
  });
  for (const external_id of file.cancelled) {
    const there = state.there.get(external_id);
    if (!there || there.cancelled) continue;
    const text = `Receipt ${external_id} is cancelled in the file, and came in as order ${there.order_number} when it was not; it stays.`;
    notices.push(errorOf(1, text, { kind: 'Receipts cancelled since they came in.', satang: there.paidsum }));
  }
  // Only goods of new orders: a second run must not restore removed dishes.
  const used = new Set(orders.flatMap(({ lines }) => lines.map(({ good }) => good)));
  const places = [...used].toSorted((a, b) => a - b);
  const sold = file.goods.map(() => ({ lines: 0, paidsum: 0 }));
  for (const { good, paidsum } of orders.flatMap(({ lines }) => lines)) {
    const sum = sold[good];
    if (sum) [sum.lines, sum.paidsum] = [sum.lines + 1, sum.paidsum + paidsum];
  }
  const goods = planGoods(
    state,
    places.flatMap((place) => file.goods[place] ?? []),
    places.flatMap((place) => sold[place] ?? []),
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
