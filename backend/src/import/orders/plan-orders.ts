import { errorOf, type Defect } from '../collector';
import type { ImportedOrder, OrdersFile } from './order-file';
import { planGoods, UNSOLD, type GoodsPlan, type GoodsState, type Sold } from './plan-goods';

export interface ImportedBefore {
  readonly order_number: number;
  readonly paidsum: number;
  /** Unix seconds. */
  readonly paid: number;
  readonly cancelled: boolean;
}
export interface OrdersState extends GoodsState {
  /** Imported orders of this source, by external id. */
  readonly there: ReadonlyMap<string, ImportedBefore>;
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
  const sold = new Map<number, Sold>();
  for (const { good, paidsum } of orders.flatMap(({ lines }) => lines)) {
    const before = sold.get(good) ?? UNSOLD;
    sold.set(good, { lines: before.lines + 1, paidsum: before.paidsum + paidsum });
  }
  const goods = planGoods(state, file.goods, sold);
  const names = new Set(orders.map(({ cashier }) => cashier));
  const cashiers = new Map(
    [...names].flatMap((name) => {
      const user_id = state.logins.get(name.toLowerCase());
      return user_id === undefined ? [] : [[name, user_id] as const];
    }),
  );
  return {
    ...goods,
    orders,
    there: file.orders.length - orders.length,
    cashiers,
    notices: [...goods.notices, ...notices],
  };
}
