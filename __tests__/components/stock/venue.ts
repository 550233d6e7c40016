import type { StockRow } from '@/lib/contract/stock';
import { CODE, statusOf } from '@/lib/contract/problem';
import { answer } from '../../support/answer';

const node = { status: 0, category_id: 101, category: 'Пиво', description: '', last_update: 1_700_000_000, version: 1 };
const file = { ...node, is_file: true as const, measure_id: 3, measure_name: 'litre', quantity: 12.5, stock_price: 90 };

const ROWS: readonly StockRow[] = [
  { ...node, item_id: 10, parent_id: 0, name: 'Бар', is_file: false, items: 3 },
  { ...node, item_id: 11, parent_id: 10, name: 'Пиво', is_file: false, items: 2 },
  { ...file, item_id: 101, parent_id: 11, name: 'Чанг', description: 'разливное' },
  { ...file, item_id: 102, parent_id: 11, name: 'Чанг тёмное', stock_price: 110 },
  { ...file, item_id: 103, parent_id: 10, name: 'Ром', stock_price: 800, quantity: -1 },
  { ...file, item_id: 104, parent_id: 10, name: 'Джин', stock_price: 1000, package_quantity: 0.7, package_price: 700 },
];
const BARCODES: Readonly<Record<string, number>> = { '8850999320017': 101, '5000281003160': 103 };

export interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

/** The stock at `fetch`. `refuse` answers deliveries with a code, `lose` loses their replies. */
export function serveStock(reply: object = {}) {
  const server = {
    refuse: undefined as { code: number; field?: string } | undefined,
    lose: false,
    legacy: false,
    reads: 0,
    slow: 0,
  };
  const sent: Sent[] = [];
  const handlers: Readonly<Record<string, (body: Readonly<Record<string, unknown>>) => Response>> = {
    '/api/stock/rows': () => {
      server.reads += 1;
      return answer({ rows: server.legacy ? ROWS.map(({ version: _, ...row }) => row) : ROWS });
    },
    '/api/stock/categories': () => answer({ items: [{ category_id: 101, name: 'Пиво' }] }),
    '/api/funds': () => answer({ cashier: 1500, safe: 9000, bank: 20_000 }),
    '/api/stock/suppliers': () => answer({ items: ['Singha Co', 'Makro'] }),
    '/api/stock/barcodes/find': ({ barcode }) => answer({ item_id: BARCODES[String(barcode)] ?? null }),
    '/api/stock/barcodes/add': () => answer({ added: true }),
    '/api/menu/save': () => answer({ version: 5 }),
    '/api/stock/add': () => {
      if (server.lose) throw new Error('lost');
      const { refuse } = server;
      return refuse ? answer({ ...refuse, message: 'No' }, statusOf(refuse.code)) : answer(reply);
    },
    '/api/stock/purchase/7': () => answer(PURCHASE),
    '/api/stock/purchase/6': () => answer({ code: CODE.noJson, message: 'error: No JSON format' }, 502),
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input as string, 'http://venue.test');
    const handler = handlers[pathname];
    if (!handler) throw new Error(`Not served: ${pathname}`);
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Sent['body'];
    if (init?.method === 'POST')
      sent.push({ path: pathname, body, key: new Headers(init.headers).get('idempotency-key') });
    await new Promise((resolve) => setTimeout(resolve, server.slow));
    return handler(body);
  };
  return { server, sent, booked: () => sent.filter(({ path }) => path === '/api/stock/add') };
}

const PURCHASE = {
  purchase_number: 7,
  time: 1_700_000_000,
  user_name: 'anna',
  items: [{ story_id: 1, name: 'Чанг', category: 'Пиво', measure: 'litre', quantity: 24, price: 2160 }],
  total_amount: 2160,
  prev_purchase_number: 6,
  next_purchase_number: null,
};
