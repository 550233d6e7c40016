import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { openBrowser, type Browser } from '../../support/browser';
import { listen } from '../../support/listen';
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

/** An admin API with a given number of orders that records its requests. */
export class LongList {
  readonly asked: Asked[] = [];
  total = 20_000;
  /** Maximum rows per page. */
  most = 1000;
  /** Page from which it answers errors only. */
  brokenFrom = Infinity;
  /** Number of orders that arrive between two pages. */
  arriving = 0;
  /** Number of an order that was taken back. */
  cancelled = 0;
  #server: Server | undefined;

  async start(): Promise<void> {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        const reply = this.#reply(request.url ?? '', body);
        response.writeHead(reply ? 200 : 500, { 'content-type': 'application/json', 'set-cookie': ['SID=1; path=/'] });
        response.end(JSON.stringify(reply ?? { message: 'broken' }));
      });
    });
    const url = `http://127.0.0.1:${await listen(this.#server)}`;
    process.env['LEGACY_SERVERS'] = JSON.stringify([{ id: 'long', name: 'Long', url }]);
    Object.assign(process.env, { SESSION_SECRET: 's'.repeat(48), LOG_LEVEL: 'silent' });
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async browser(): Promise<Browser> {
    const browser = openBrowser();
    await browser.signIn('boss', 'secret', 'long');
    return browser;
  }

  #reply(url: string, body: string): unknown {
    if (url.includes('/auth/')) return { login: 'boss', permissions: MAX_PERMISSION };
    if (!url.endsWith('/orders/list')) return { items: [] };
    const asked = JSON.parse(body) as Asked;
    this.asked.push(asked);
    if (asked.page >= this.brokenFrom) return null;
    const count = Math.min(asked.count, this.most);
    const shift = this.arriving * (asked.page - 1);
    const from = (asked.page - 1) * count - shift;
    const numbers = Array.from({ length: Math.max(0, Math.min(count, this.total - from)) }, (_, at) => from + at + 1);
    return {
      orders: numbers.map((one) => ({ ...orderOf(one), ...(one === this.cancelled && { cancelled_time: FIRST }) })),
      totals: {
        total_records: this.total,
        total_price: 1210.5 * this.total,
        total_discount: 10.5 * this.total,
        total_paidsum: 1200 * (this.total - (this.cancelled > 0 ? 1 : 0)),
        total_cash: 1200 * this.total,
        total_card: 0,
      },
    };
  }
}
