import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ratios, spreadOf, type Finding } from './finding';
import { Generator } from './load';
import { memoryMb } from './processes';
import { recent } from './routes';
import { openVenue } from './venue';

const ROUNDS = 3;
const SECONDS = 5;
const CONNECTIONS = 10;
/** What a second process must bring: this, or nearly what the cores allow where the rest keeps them busy. */
const GAIN = 1.6;
const NEAR_LIMIT = 0.9;
/** Pause before idle memory is read: work after the start has ended. */
const REST_MS = 5_000;

interface Start {
  readonly seconds: number;
  readonly memory: number;
  /** Documents a second. */
  readonly rate: number;
  /** Documents a second that all cores would bring, were none ever idle: app, backend and generator share them. */
  readonly allowed: number;
}

/** Starts the built app on existing data with some processes, measures, and stops it. */
async function startOnce(generator: Generator, processes: number): Promise<Start> {
  const venue = await openVenue({ WEB_PROCESSES: String(processes) });
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
    const { rate, cpu, generatorCpu } = await generator.run(target, SECONDS);
    const allowed = (availableParallelism() * 1000) / (cpu + generatorCpu);
    return { seconds: venue.startSeconds, memory, rate, allowed };
  } finally {
    await venue.close();
  }
}

/** The second start, memory at rest, and what a second process brings. */
export async function measureStart(): Promise<Finding[]> {
  if (process.env['BENCH_URL']) throw new Error('This part starts the app itself: give DATA_DIR instead of BENCH_URL.');
  const generator = new Generator();
  const [one, two]: [Start[], Start[]] = [[], []];
  try {
    // The first start builds the app and fills the venue.
    await startOnce(generator, 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await startOnce(generator, 1));
      two.push(await startOnce(generator, 2));
    }
  } finally {
    generator.close();
  }
  const [first, second] = [one.map(({ rate }) => rate), two.map(({ rate }) => rate)];
  const allowed = ratios(
    two.map((start) => start.allowed),
    first,
  );
  return [
    { what: 'second start', ...spreadOf(one.map(({ seconds }) => seconds)), unit: 's', limit: { atMost: 2.5 } },
    { what: 'memory at rest', ...spreadOf(one.map(({ memory }) => memory)), unit: 'MB', limit: { atMost: 500 } },
    { what: 'documents a second, 1 process', ...spreadOf(first), unit: '' },
    { what: 'documents a second that all cores allow ÷ 1 process', ...spreadOf(allowed), unit: '×' },
    {
      what: 'documents a second, 2 processes ÷ 1',
      ...spreadOf(ratios(second, first)),
      unit: '×',
      limit: { atLeast: Math.min(GAIN, NEAR_LIMIT * spreadOf(allowed).value) },
    },
  ];
}
