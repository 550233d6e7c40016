import { byteFindings, byteRow, measureBytes } from './bytes';
import { openBrowser } from './chromium';
import { measureDocuments } from './documents';
import { rowOf, type Finding } from './finding';
import { openFloor, type Floor } from './floor';
import { measureMemory } from './memory';
import { packagesOf } from './packages';
import { largestPaints, layoutShifts } from './paints';
import { measurePapers } from './papers';
import { measurePresses } from './presses';
import { measureStart } from './start';
import type { Venue } from './venue';

export interface Options {
  /** Path of the only route whose bytes are wanted, with what it loads. */
  readonly what?: string | undefined;
  /** Fewer rounds. */
  readonly short?: boolean | undefined;
  /** Length of the load of the memory part. */
  readonly minutes?: number | undefined;
}

const BROWSER_ROUNDS = 5;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const tableOf = (sizes: readonly (readonly [string, number])[]) =>
  sizes.slice(0, 30).map(([name, bytes]) => ({ name, KB: kilobytes(bytes) }));

async function bytes(venue: Venue, { what }: Options): Promise<Finding[]> {
  const results = await measureBytes(venue, ({ path }) => what === undefined || path === what);
  console.table(results.map(byteRow));
  const [only] = results;
  if (what !== undefined && only) {
    console.table(tableOf(only.scripts));
    console.table(tableOf(await packagesOf(only.route.page)));
  }
  return byteFindings(results);
}

async function withFloor(measure: (floor: Floor) => Promise<Finding[]>): Promise<Finding[]> {
  const floor = await openFloor();
  try {
    return await measure(floor);
  } finally {
    await floor.close();
  }
}

const documents = (venue: Venue, { short }: Options): Promise<Finding[]> =>
  withFloor((floor) =>
    measureDocuments({ venue, floor }, short ? { rounds: 3, seconds: 1 } : { rounds: 7, seconds: 4 }),
  );

/** Measures pages as a person at a slow machine sees them: paints, shifts, and answers to presses. */
async function browser(venue: Venue, floor: Floor): Promise<Finding[]> {
  const chromium = await openBrowser();
  try {
    return [
      ...(await largestPaints(chromium, { venue, floor }, BROWSER_ROUNDS)),
      ...(await measurePresses(chromium, venue, BROWSER_ROUNDS)),
      ...(await layoutShifts(chromium, venue)),
    ];
  } finally {
    await chromium.close();
  }
}

const printed = async (measured: Promise<Finding[]>): Promise<Finding[]> => {
  const findings = await measured;
  console.table(findings.map((one) => rowOf(one)));
  return findings;
};

/** Parts that need a running venue. */
export const VENUE_PARTS = {
  bytes,
  documents: (venue, options) => printed(documents(venue, options)),
  browser: (venue) => printed(withFloor((floor) => browser(venue, floor))),
  papers: (venue) => printed(measurePapers(venue)),
  memory: (venue, { minutes = 10 }) => printed(measureMemory(venue, { minutes, users: 50 })),
} as const satisfies Record<string, (venue: Venue, options: Options) => Promise<Finding[]>>;

/** Parts that start the app themselves. */
export const OWN_PARTS = {
  start: () => printed(measureStart()),
} as const satisfies Record<string, () => Promise<Finding[]>>;
