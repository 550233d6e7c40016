import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '../../backend/src/db/migrate';
import { openDatabase, type Database } from '../../backend/src/db/open';
import { keepVenue } from '../../backend/src/db/venue';
import { precedingPeriods, weekdayPairs } from '../../lib/domain/past-periods';
import { PLACES } from '../../lib/contract/places';
import { boundsOf } from '../../lib/domain/venue-time';
import { openDuck } from './duck';
import { fill, NOW, ZONE } from './fill';
import { askRolled, isTimeless, measure, medianOf, timed, WARM_UP, type Measured } from './measure';
import type { Posing, Question } from './question';
import { QUESTIONS } from './questions';

export interface Options {
  readonly lines: number;
  readonly rounds: number;
  /** Also measures with ten times the lines. */
  readonly growth?: boolean | undefined;
  /** PostgreSQL server for temporary databases; a server of the bench's own otherwise. */
  readonly url?: string | undefined;
  readonly onProgress: (what: string) => void;
}

const PERIODS = [
  { name: 'this month', period_id: 3, bucket: 'day' },
  { name: 'all time', period_id: 4, bucket: 'month' },
] as const;
const askedOf = (period_id: number, { placeId = PLACES.statistics.place_id }: Question): Posing => ({
  bounds: boundsOf({ period_id }, NOW, ZONE),
  earlier: precedingPeriods({ period_id }, NOW, ZONE, 2).map((one) => boundsOf(one, NOW, ZONE)),
  pairs: weekdayPairs({ period_id }, NOW, ZONE),
  placeId,
  zone: ZONE,
});

export interface Result extends Measured {
  readonly question: string;
  readonly period: string;
  /** Uses current data only, neither lines nor roll-ups. */
  readonly timeless: boolean;
}

/** Runs `work` on an empty database: a temporary one on the server, or one in a folder. */
async function inDatabase<T>(url: string | undefined, work: (database: Database) => Promise<T>): Promise<T> {
  if (url === undefined) {
    const folder = await mkdtemp(path.join(tmpdir(), 'venue-bench-'));
    const database = await keepVenue({ DATA_DIR: folder });
    return work(database)
      .finally(() => database.close())
      .finally(() => rm(folder, { recursive: true, force: true }));
  }
  const server = await openDatabase({ url });
  const name = `venue_bench_${randomBytes(6).toString('hex')}`;
  await server.pool.query(`create database ${name}`);
  const database = await openDatabase({
    url: Object.assign(new URL(url), { pathname: `/${name}` }).href,
  });
  return work(database)
    .finally(() => database.close())
    .finally(() => server.pool.query(`drop database ${name}`))
    .finally(() => server.close());
}

/** Runs `work` on a filled venue. */
const inVenue = <T>({ lines, url, onProgress }: Options, work: (database: Database) => Promise<T>): Promise<T> =>
  inDatabase(url, async (database) => {
    await migrate(database);
    const filled = await fill(database, lines, onProgress);
    onProgress(`${filled.lines} order lines; rolled up in ${filled.rebuilt.toFixed(1)} s`);
    return work(database);
  });

/** Results of the bench: each question for both periods and, if requested, with ten times the lines. */
export interface Found {
  readonly results: readonly Result[];
  readonly growth: readonly Growth[];
}

/** Runs every question for this month and for all time, against lines and DuckDB. @throws when answers differ */
export const bench = (options: Options): Promise<Found> =>
  inVenue(options, async (database) => {
    options.onProgress('DuckDB reads the same lines');
    const duck = await openDuck(database);
    const results: Result[] = [];
    for (const { name, period_id, bucket } of PERIODS) {
      const posed = QUESTIONS.map((question) => ({ question, asked: askedOf(period_id, question), bucket }));
      const measured = await measure({ database, duck }, posed, options.rounds);
      for (const [i, { question }] of posed.entries()) {
        const of = measured[i];
        if (of) results.push({ question: question.name, period: name, timeless: isTimeless(question), ...of });
      }
      options.onProgress(`${name}: all reports`);
    }
    duck.closeSync();
    return { results, growth: options.growth ? await growthOf(database, options) : [] };
  });

export interface Growth {
  readonly question: string;
  readonly period: string;
  /** Milliseconds. */
  readonly few: number;
  readonly many: number;
  readonly ratio: number;
}

/** Growth of the roll-ups' time with ten times the lines, asked in turn. */
const growthOf = (few: Database, options: Options): Promise<Growth[]> =>
  inVenue({ ...options, lines: options.lines * 10 }, async (many) => {
    const results: Growth[] = [];
    for (const { name, period_id, bucket } of PERIODS)
      for (const question of QUESTIONS) {
        const ask = async (database: Database) =>
          (await timed(() => askRolled(database, question, askedOf(period_id, question), bucket)))[0];
        const rounds: (readonly [number, number])[] = [];
        for (let round = -WARM_UP; round < options.rounds; round += 1) {
          const both = [await ask(few), await ask(many)] as const;
          if (round >= 0) rounds.push(both);
        }
        results.push({
          question: question.name,
          period: name,
          few: medianOf(rounds.map(([a]) => a)),
          many: medianOf(rounds.map(([, b]) => b)),
          ratio: medianOf(rounds.map(([a, b]) => b / a)),
        });
      }
    return results;
  });
