import { browserPath } from '../../lib/contract/endpoint';
import { listOrders } from '../../lib/sections/orders/contract/orders';
import { readVersions } from '../../lib/contract/versions';
import type { Floor } from './floor';
import { ratios, spreadOf, type Finding } from './finding';
import { Generator, type Round, type Target } from './load';
import { recent } from './routes';
import type { Venue } from './venue';

const CONNECTIONS = 10;

export interface Effort {
  readonly rounds: number;
  /** Length of each measurement. */
  readonly seconds: number;
}

/**
 * Targets to compare: an answer of the first costs at most the CPU time of one of the second, divided by this number.
 * Without a number the two are only shown. A page and a route handler of Next cost what they cost (docs/decisions/0055,
 * 0067).
 */
const LIMITS: readonly (readonly [of: string, to: string, ratio?: number])[] = [
  ['/orders', 'hello', 0.08],
  ['/orders', 'floor', 0.13],
  ['/menu', 'hello', 0.08],
  ['/menu', 'floor', 0.13],
  ['/auth/login', 'hello'],
  ['list through the door', 'list at the backend'],
  ['list at the backend', 'floor’s API', 0.4],
  // Request of a screen every 20 seconds while nothing changes (docs/decisions/0054).
  ['look for changes', 'list through the door', 4],
];

function targets(venue: Venue, floor: Floor): readonly Target[] {
  const common = { connections: CONNECTIONS };
  const ours = { ...common, pid: venue.pid };
  const theirs = { ...common, pid: floor.pid };
  const headers = { cookie: venue.cookie };
  const [, start_time] = recent().split('start_time=');
  const json = { period_id: 5, start_time: Number(start_time), cashier_id: 0, page: 1, count: 50 };
  return [
    { ...theirs, name: 'hello', url: `${floor.address}/hello` },
    { ...theirs, name: 'floor', url: `${floor.address}/table` },
    { ...ours, name: '/orders', url: `${venue.address}/orders?${recent()}`, headers },
    { ...ours, name: '/menu', url: `${venue.address}/menu`, headers },
    { ...ours, name: '/auth/login', url: `${venue.address}/auth/login` },
    { ...theirs, name: 'floor’s API', url: `${floor.address}/api/rows` },
    { ...ours, name: 'list through the door', url: venue.address + browserPath(listOrders.path), headers, json },
    { ...ours, name: 'look for changes', url: venue.address + browserPath(readVersions.path), headers },
    {
      ...ours,
      name: 'list at the backend',
      url: venue.backend + listOrders.path,
      json,
      headers: { cookie: venue.backendCookie },
    },
  ];
}

/** Each target by itself: answers per second, milliseconds of CPU per answer. */
const rowsOf = (results: ReadonlyMap<string, readonly Round[]>): Record<string, string>[] =>
  [...results].map(([name, rounds]) => {
    const of = (figure: keyof Round): number => spreadOf(rounds.map((round) => round[figure])).value;
    return {
      what: name,
      'a second': of('rate').toFixed(1),
      'CPU ms': of('cpu').toFixed(2),
      'p50, ms': of('p50').toFixed(1),
      'p99, ms': of('p99').toFixed(1),
    };
  });

/**
 * Documents and lists of the venue beside those of the yardstick, asked in turn. Limits hold for the server's CPU time per
 * answer, which a busy machine does not change; answers per second are shown.
 */
export async function measureDocuments(
  { venue, floor }: { venue: Venue; floor: Floor },
  { rounds, seconds }: Effort,
): Promise<Finding[]> {
  const generator = new Generator();
  try {
    const results = await generator.interleave(targets(venue, floor), rounds, seconds);
    console.table(rowsOf(results));
    const of = (name: string, figure: 'rate' | 'cpu') => (results.get(name) ?? []).map((round) => round[figure]);
    return LIMITS.flatMap(([one, other, ratio]): Finding[] => {
      const rates = spreadOf(ratios(of(one, 'rate'), of(other, 'rate')));
      // The server's work for the other, divided by its work for this one.
      const work = spreadOf(ratios(of(other, 'cpu'), of(one, 'cpu')));
      return [
        { what: `${one} ÷ ${other}, answers a second`, ...rates, unit: '×' },
        {
          what: `${one} ÷ ${other}, answers a CPU second`,
          ...work,
          unit: '×',
          limit: ratio === undefined ? undefined : { atLeast: ratio },
        },
      ];
    });
  } finally {
    generator.close();
  }
}
