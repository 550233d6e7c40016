import type { DuckDBConnection } from '@duckdb/node-api';
import type { Database } from '../../backend/src/db/open';
import type { Asked, Division } from '../../backend/src/statistics/sources';
import { answers } from '../../backend/src/statistics/registry';
import { runReport } from '../../backend/src/statistics/run';
import type { Report } from '../../lib/reports/report/define';
import { MOST_ROWS } from '../../lib/reports/report/endpoints';
import type { PartIn } from '../../lib/reports/sections';
import { statistics } from '../../lib/reports/statistics/registry';
import { toVenueClock } from '../../lib/domain/venue-time';
import { NOW, ZONE } from './fill';
import { DUCK, POSTGRES, type Question } from './question';

export const medianOf = (of: readonly number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** Medians in milliseconds. Ratios are medians of the rounds' ratios, so that other load affects both sides. */
export interface Measured {
  readonly rolled: number;
  readonly raw: number;
  readonly duck: number;
  readonly toRaw: number;
  readonly toDuck: number;
}

export async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now();
  const value = await work();
  return [performance.now() - began, value];
}

/** An answer as text, independent of an engine's large numbers: rows in order, quantities to three decimals. */
const asText = (rows: readonly (readonly unknown[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell) => {
          const text = String(cell);
          return /^-?[\d.]+$/.test(text) ? Number(text).toFixed(3) : text;
        })
        .join(' '),
    )
    .sort()
    .join('\n');

export interface Engines {
  readonly database: Database;
  readonly duck: DuckDBConnection;
}

const reportOf = (part: PartIn<'statistics'>): Report | undefined => statistics.find((one) => one.part === part);

/** Whether a report uses current data only and no order lines. */
export const isTimeless = ({ rolled }: Question): boolean =>
  typeof rolled !== 'function' && reportOf(rolled.part)?.timeless === true;

type AskedReport = Exclude<Question['rolled'], (...args: never[]) => unknown>;

/** Reads a report as its screen does, all rows; money in satang. */
async function askReport({ db }: Database, { part, columns, id = 0 }: AskedReport, asked: Asked, bucket: Division) {
  const found = reportOf(part);
  // The backend's own query: the report on the wire of the admin API.
  const report = found?.wire ?? found;
  if (!report || bucket === 'none' || bucket === 'clock') throw new Error(`There is no such report as ${part}`);
  const answer = answers.statistics[part];
  const rows = typeof answer === 'function' ? answer : answer.rows;
  const query = rows({ ...asked, bucket, now: NOW, category_id: 0, chart_type: 0, id });
  const { items } = await runReport(db, report, query, { page: 1, count: MOST_ROWS });
  const money = (name: string) => report.columns[name]?.kind === 'money';
  const cell = (name: string, value: unknown): unknown => {
    if (name === 'point') return toVenueClock(Number(value), ZONE).slice(0, 10);
    return money(name) ? Math.round(Number(value) * 100) : value;
  };
  return items.map((item) => columns.map((name) => cell(name, item[name])));
}

/** Asks the roll-ups; rows as arrays. */
export async function askRolled(
  database: Database,
  { rolled }: Question,
  asked: Asked,
  bucket: Division,
): Promise<unknown[][]> {
  if (typeof rolled !== 'function') return askReport(database, rolled, asked, bucket);
  const { rows } = await database.db.execute(rolled(asked, bucket));
  return rows.map((row) => Object.values(row));
}

/** Lines that take longer are asked in every fourth round. */
const SLOW_MS = 100;

/**
 * Asks one question of roll-ups, lines and DuckDB in turn, for several rounds; the slow lines only in some.
 * @throws when answers differ, to the satang
 */
export async function measure(
  { database, duck }: Engines,
  question: Question,
  { asked, bucket, rounds }: { asked: Asked; bucket: Division; rounds: number },
): Promise<Measured> {
  const texts = { raw: question.raw(POSTGRES, asked, bucket), duck: question.raw(DUCK, asked, bucket) };
  const askRaw = async () => (await database.pool.query({ text: texts.raw, rowMode: 'array' })).rows as unknown[][];
  const askDuck = async () => (await duck.runAndReadAll(texts.duck)).getRows();
  const times = { rolled: [] as number[], raw: [] as number[], duck: [] as number[] };
  const ratios = { raw: [] as number[], duck: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const [rolled, answer] = await timed(() => askRolled(database, question, asked, bucket));
    const [duckTime, ofDuck] = await timed(askDuck);
    times.rolled.push(rolled);
    times.duck.push(duckTime);
    ratios.duck.push(rolled / duckTime);
    if (asText(answer) !== asText(ofDuck)) throw new Error(`${question.name}: DuckDB says otherwise`);
    if (round % 4 !== 0 && (times.raw[0] ?? 0) > SLOW_MS) continue;
    const [raw, ofLines] = await timed(askRaw);
    times.raw.push(raw);
    ratios.raw.push(rolled / raw);
    if (asText(answer) !== asText(ofLines)) throw new Error(`${question.name}: the lines say otherwise`);
  }
  const { rolled, raw, duck: duckTimes } = times;
  return {
    ...{ rolled: medianOf(rolled), raw: medianOf(raw), duck: medianOf(duckTimes) },
    ...{ toRaw: medianOf(ratios.raw), toDuck: medianOf(ratios.duck) },
  };
}
