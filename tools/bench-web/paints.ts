import type { Browser } from '@playwright/test';
import { ratios, spreadOf, type Finding } from './finding';
import type { Floor } from './floor';
import { openPage, seenBy, type Conditions, type Seen } from './page-setup';
import { recent } from './routes';
import type { Venue } from './venue';

const SLOW: Conditions = { cpu: 4, slowNetwork: true };
const MOST_SHIFT = 0.02;
const LOADS = 20;

/** Opens a page, waits until it has nothing left to do, and closes it. */
async function load(browser: Browser, server: string, path: string, conditions: Conditions): Promise<Seen> {
  const { page, context, requests } = await openPage(
    browser,
    { server, path, signedIn: path !== '/table' },
    conditions,
  );
  await requests.settled();
  const seen = await seenBy(page);
  await context.close();
  return seen;
}

/** The largest paint of two lists beside that of the yardstick's table, asked in turn. */
export async function largestPaints(
  browser: Browser,
  { venue, floor }: { venue: Venue; floor: Floor },
  rounds: number,
): Promise<Finding[]> {
  const times = { floor: [] as number[], '/orders': [] as number[], '/menu': [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.floor.push((await load(browser, floor.address, '/table', SLOW)).lcp);
    times['/orders'].push((await load(browser, venue.address, `/orders?${recent()}`, SLOW)).lcp);
    times['/menu'].push((await load(browser, venue.address, '/menu?folder=2297', SLOW)).lcp);
  }
  const where = 'largest paint, 4 × CPU, 1.6 Mbit, 150 ms';
  return [
    { what: `${where}: floor`, ...spreadOf(times.floor), unit: 'ms' },
    ...(['/orders', '/menu'] as const).flatMap((path): Finding[] => [
      { what: `${where}: ${path}`, ...spreadOf(times[path]), unit: 'ms' },
      {
        what: `${where}: ${path} ÷ floor`,
        ...spreadOf(ratios(times[path], times.floor)),
        unit: '×',
        limit: { atMost: 1.8 },
      },
    ]),
  ];
}

/** Layout shifts of the worst of many loads. */
export async function layoutShifts(browser: Browser, { address }: Venue): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of [`/statistics/revenue?${recent()}`, `/orders?${recent()}`, '/menu']) {
    const shifts: number[] = [];
    for (let one = 0; one < LOADS; one += 1)
      shifts.push((await load(browser, address, path, { cpu: one % 2 === 0 ? 4 : 1 })).shift);
    const { range } = spreadOf(shifts);
    const what = `layout shift, worst of ${LOADS} loads: ${path.split('?')[0] ?? path}`;
    findings.push({ what, value: Math.max(...shifts), range, unit: '', limit: { atMost: MOST_SHIFT } });
  }
  return findings;
}
