import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf, type Finding } from './finding';
import { Generator } from './load';
import { memoryMb } from './processes';
import { recent } from './routes';
import { openVenue } from './venue';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 10;
/** Pause before idle memory is read: work after the start has ended. */
const REST_MS = 5_000;

interface Start {
  readonly seconds: number;
  readonly memory: number;
  /** Documents a second. */
  readonly rate: number;
}

/** Starts the built app on existing data, measures, and stops it. */
async function startOnce(generator: Generator): Promise<Start> {
  const venue = await openVenue();
  try {
    await pause(REST_MS);
    const memory = memoryMb(venue.pid);
    const url = `${venue.address}/orders?${recent()}`;
    const target = {
      name: '/orders',
      pid: venue.pid,
      url,
      headers: { cookie: venue.cookie },
      connections: CONNECTIONS,
    };
    await generator.run(target, 2);
    const { rate } = await generator.run(target, SECONDS);
    return { seconds: venue.startSeconds, memory, rate };
  } finally {
    await venue.close();
  }
}

/** The second start, memory at rest, and documents a second. */
export async function measureStart(): Promise<Finding[]> {
  if (process.env['BENCH_URL']) throw new Error('This part starts the app itself: give DATA_DIR instead of BENCH_URL.');
  const generator = new Generator();
  const starts: Start[] = [];
  try {
    // The first start builds the app and fills the venue.
    await startOnce(generator);
    for (let round = 0; round < ROUNDS; round += 1) starts.push(await startOnce(generator));
  } finally {
    generator.close();
  }
  const spread = (name: keyof Start) => spreadOf(starts.map((start) => start[name]));
  return [
    { what: 'second start', ...spread('seconds'), unit: 's', limit: { atMost: 2.5 } },
    { what: 'memory at rest', ...spread('memory'), unit: 'MB', limit: { atMost: 500 } },
    { what: 'documents a second', ...spread('rate'), unit: '' },
  ];
}
