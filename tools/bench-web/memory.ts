import { setTimeout as pause } from 'node:timers/promises';
import { browserPath } from '../../lib/contract/endpoint';
import { listOrders } from '../../lib/sections/orders/contract/orders';
import type { Finding } from './finding';
import { call } from './http';
import { memoryMb } from './processes';
import type { Venue } from './venue';

export interface MemoryLoad {
  readonly minutes: number;
  /** People who open pages and lists without a pause; one of ten asks for PDFs instead. */
  readonly users: number;
}

const LIST = browserPath(listOrders.path);
const SAMPLE_MS = 5_000;
/** Time to come to rest before the load. */
const REST_MS = 5_000;

interface Ask {
  readonly path: string;
  readonly json?: unknown;
}

const ASKS: readonly Ask[] = [
  { path: '/orders' },
  { path: LIST, json: { period_id: 4, page: 1, count: 50 } },
  { path: '/menu' },
  { path: '/stock' },
  { path: LIST, json: { period_id: 4, page: 2, count: 50 } },
  { path: '/statistics/revenue' },
  { path: '/operations' },
  { path: '/expenses' },
];

/** A start that no other has, so that no document is served from the cache. */
let moment = 0;
const PDFS: readonly (() => Ask)[] = [
  () => ({ path: `/api/print/orders?period_id=5&start_time=${(moment += 60)}&end_time=4000000000` }),
  () => ({ path: `/api/orders/receipts.pdf?start_time=${(moment += 60)}&end_time=4000000000&target=20000` }),
  () => ({ path: '/api/menu/price-list.pdf' }),
];

/** The element of an endless repetition of the list. */
const turnOf = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;

/** Memory of the app and of its process that draws PDFs, without the backend. */
const appMb = (pid: number): number => memoryMb(pid, 'pdf/worker');

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * Memory of the app under users with PDFs: the highest in the second half against the memory before, when each page and
 * PDF has been asked for once, and whether it still grows then (its last quarter against the third).
 * @throws Error when more than one request of a hundred fails
 */
export async function measureMemory(venue: Venue, { minutes, users }: MemoryLoad): Promise<Finding[]> {
  const headers = { cookie: venue.cookie };
  const count = { sent: 0, failed: 0, pdfs: 0 };
  const ask = async ({ path, json }: Ask): Promise<void> => {
    const options = { headers, ...(json !== undefined && { method: 'POST', json }) };
    const status = await call(venue.address + path, options).then(
      (answer) => answer.status,
      () => 0,
    );
    count.sent += 1;
    // A full queue of documents is an answer too.
    if (status !== 200 && !(status === 503 && path.includes('pdf'))) count.failed += 1;
  };
  // Code is loaded when a page is first opened, and then stays.
  for (const one of [...ASKS, ...PDFS.map((pdf) => pdf())]) await ask(one);
  await pause(REST_MS);
  const before = appMb(venue.pid);
  const until = Date.now() + minutes * 60_000;
  const user = async (at: number): Promise<void> => {
    const isPrinting = at % 10 === 0;
    for (let turn = at; Date.now() < until; turn += 1) {
      await ask(isPrinting ? turnOf(PDFS, turn)() : turnOf(ASKS, turn));
      if (isPrinting) count.pdfs += 1;
    }
  };
  const samples: number[] = [];
  const watch = async (): Promise<void> => {
    while (Date.now() < until) {
      samples.push(appMb(venue.pid));
      await pause(SAMPLE_MS);
    }
  };
  await Promise.all([watch(), ...Array.from({ length: users }, (_, at) => user(at))]);
  if (count.failed * 100 > count.sent) throw new Error(`${count.failed} of ${count.sent} requests failed.`);
  const half = samples.slice(Math.floor(samples.length / 2));
  const [third, last] = [half.slice(0, half.length / 2), half.slice(half.length / 2)];
  return [
    { what: 'requests', value: count.sent, unit: '' },
    { what: 'PDFs', value: count.pdfs, unit: '' },
    { what: 'memory of the app before', value: before, unit: 'MB' },
    {
      what: 'memory of the app under load',
      value: mean(half),
      unit: 'MB',
      range: [Math.min(...samples), Math.max(...samples)],
    },
    { what: 'memory under load ÷ before', value: Math.max(...half) / before, unit: '×', limit: { atMost: 1.5 } },
    {
      what: 'memory in the last quarter ÷ the third',
      value: mean(last) / mean(third),
      unit: '×',
      limit: { atMost: 1.05 },
    },
  ];
}
