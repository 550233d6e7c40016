import { browserPath } from '../../lib/contract/endpoint';
import { listOrders, takeReceipts, type Order } from '../../lib/sections/orders/contract/orders';
import { ratios, spreadOf, type Finding } from './finding';
import { call, textOf } from './http';
import { Generator, type Target } from './load';
import { recent } from './routes';
import type { Venue } from './venue';

const ROWS = 500;
const ROUNDS = 3;
/** Length of one measurement of the other calls. */
const SECONDS = 6;
/** Users who read lists while documents are drawn. */
const OTHERS = 2;

/** Sends a call through the door. @throws Error for an answer other than 200 */
async function send<Reply>({ address, cookie }: Venue, path: string, json: unknown): Promise<Reply> {
  const headers = { cookie, origin: address };
  const answer = await call(address + browserPath(path), { method: 'POST', headers, json });
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${textOf(answer)}`);
  return JSON.parse(textOf(answer)) as Reply;
}

/** Seconds until a document has come whole. */
async function secondsOf({ address, cookie }: Venue, path: string): Promise<number> {
  const began = performance.now();
  const { status, headers, body } = await call(address + path, { headers: { cookie } });
  if (status !== 200 || headers['content-type'] !== 'application/pdf')
    throw new Error(`${path} was answered ${status}, ${body.length} bytes.`);
  return (performance.now() - began) / 1000;
}

/** Orders that brought money, latest first: enough for many documents of as many rows, each with other rows. */
async function paidOrders(venue: Venue): Promise<Order[]> {
  const wanted = { period_id: 4, page: 1, count: 2 * ROWS };
  const { orders } = await send<{ orders: Order[] }>(venue, listOrders.path, wanted);
  return orders.filter(({ paidsum, cancelled_time }) => paidsum > 0 && !cancelled_time);
}

/** Rows for the next document: documents of the same contents are drawn once, in earlier runs too. */
function newRows(orders: readonly Order[]): () => readonly Order[] {
  const spare = Math.max(1, orders.length - ROWS);
  let turn = Date.now();
  return () => orders.slice(turn % spare, (turn++ % spare) + ROWS);
}

/** Address of a list of the rows' period. */
const listOf = (rows: readonly Order[]): string =>
  `/api/print/orders?period_id=5&start_time=${rows.at(-1)?.time ?? 0}&end_time=${(rows[0]?.time ?? 0) + 1}`;

/** Books a run of receipts and returns the address of its document. */
async function newReceipts(venue: Venue, rows: readonly Order[]): Promise<string> {
  const order_numbers = rows.map((one) => one.order_number);
  const { run_id } = await send<{ run_id: number }>(venue, takeReceipts.path, { period_id: 4, order_numbers });
  return `/api/orders/receipts.pdf?run=${run_id}&part=1`;
}

const reader = ({ address, cookie, pid }: Venue): Target => {
  const [, start_time] = recent().split('start_time=');
  return {
    name: 'a list',
    pid,
    url: address + browserPath(listOrders.path),
    headers: { cookie },
    json: { period_id: 5, start_time: Number(start_time), page: 1, count: 50 },
    connections: OTHERS,
  };
};

/** How long other calls wait while documents are drawn one after the other, beside an idle app. */
async function othersMeanwhile(venue: Venue, nextList: () => string): Promise<Finding[]> {
  const generator = new Generator();
  const [idle, busy]: [number[], number[]] = [[], []];
  try {
    await generator.run(reader(venue), 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      idle.push((await generator.run(reader(venue), SECONDS)).p99);
      let drawing = true;
      const draw = async (): Promise<void> => {
        while (drawing) await secondsOf(venue, nextList());
      };
      const drawn = draw();
      busy.push((await generator.run(reader(venue), SECONDS)).p99);
      drawing = false;
      await drawn;
    }
  } finally {
    generator.close();
  }
  const what = 'p99 of other calls';
  return [
    { what: `${what}, idle`, ...spreadOf(idle), unit: 'ms' },
    { what: `${what}, while PDFs are drawn`, ...spreadOf(busy), unit: 'ms' },
    { what: `${what}, while PDFs are drawn ÷ idle`, ...spreadOf(ratios(busy, idle)), unit: '×', limit: { atMost: 2 } },
  ];
}

/** PDF documents: the first request and a repeated one, and other calls meanwhile. */
export async function measurePapers(venue: Venue): Promise<Finding[]> {
  const nextRows = newRows(await paidOrders(venue));
  const times = {
    list: [] as number[],
    listAgain: [] as number[],
    receipts: [] as number[],
    receiptsAgain: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const list = listOf(nextRows());
    times.list.push(await secondsOf(venue, list));
    times.listAgain.push(await secondsOf(venue, list));
    const receipts = await newReceipts(venue, nextRows());
    times.receipts.push(await secondsOf(venue, receipts));
    times.receiptsAgain.push(await secondsOf(venue, receipts));
  }
  const again = { unit: '×', limit: { atMost: 0.5 } } as const;
  return [
    { what: `list as PDF, ${ROWS} rows`, ...spreadOf(times.list), unit: 's', limit: { atMost: 2.5 } },
    { what: 'the same list again ÷ first', ...spreadOf(ratios(times.listAgain, times.list)), ...again },
    { what: `${ROWS} receipts`, ...spreadOf(times.receipts), unit: 's', limit: { atMost: 5 } },
    { what: 'the same receipts again ÷ first', ...spreadOf(ratios(times.receiptsAgain, times.receipts)), ...again },
    ...(await othersMeanwhile(venue, () => listOf(nextRows()))),
  ];
}
