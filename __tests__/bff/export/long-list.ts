import nock from 'nock';
import { LEGACY } from '../../support/legacy';
import { orderRow } from '../../support/orders';

/** 5 October 2026, 05:00 UTC: noon in Bangkok. */
const FIRST = Date.UTC(2026, 9, 5, 5) / 1000;

const SUMS = { discount: 10.5, discount_percent: 5, total_price: 1210.5, paidsum: 1200 };
const orderOf = (order_number: number) =>
  orderRow(order_number, {
    ...SUMS,
    table: order_number % 2 ? '=1+1' : 'Бар, "у окна"',
    time: FIRST + order_number,
    cashier_name: 'Нок',
    balancebefore: 0,
    balanceafter: 1200,
  });

interface Asked {
  readonly page: number;
  readonly count: number;
  readonly period_id: number;
  readonly start_time?: number;
  readonly end_time?: number;
  readonly cashier_id?: number;
}

/** Orders of the legacy server, with a record of the requests for them. A test changes the list that is returned. */
export function serveOrders() {
  const list = {
    asked: [] as Asked[],
    total: 5_000,
    /** Maximum rows per page. */
    most: 1000,
    /** Page from which it answers errors only. */
    brokenFrom: Infinity,
    /** Number of orders that arrive between two pages. */
    arriving: 0,
    /** Number of an order that was taken back. */
    cancelled: 0,
  };
  function replyTo(asked: Asked): [status: number, reply: nock.Body] {
    list.asked.push(asked);
    const { total, arriving, cancelled } = list;
    if (asked.page >= list.brokenFrom) return [500, { message: 'broken' }];
    const count = Math.min(asked.count, list.most);
    const from = (asked.page - 1) * (count - arriving);
    const numbers = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => from + at + 1);
    const orders = numbers.map((one) => ({ ...orderOf(one), ...(one === cancelled && { cancelled_time: FIRST }) }));
    const totals = {
      total_records: total,
      total_price: 1210.5 * total,
      total_discount: 10.5 * total,
      total_paidsum: 1200 * (total - (cancelled > 0 ? 1 : 0)),
      total_cash: 1200 * total,
      total_card: 0,
    };
    return [200, { orders, totals }];
  }
  nock(LEGACY)
    .persist()
    .post('/api/v1/admin/orders/list')
    .reply((_path, body) => replyTo(body as unknown as Asked));
  return list;
}
