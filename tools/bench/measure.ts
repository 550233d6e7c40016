import type { DuckDBConnection } from '@duckdb/node-api';
import type { Database } from '../../backend/src/db/open';
import type { Division } from '../../backend/src/ledger/sales/sources';
import { answers } from '../../backend/src/sections/statistics/registry';
import type { Query } from '../../backend/src/sections/statistics/query';
import { runReport } from '../../backend/src/sections/statistics/run';
import type { Report } from '../../lib/lists/report/define';
import { valuesOf } from '../../lib/lists/report/filters';
import { MOST_ROWS } from '../../lib/lists/report/endpoints';
import { entryOf, everyReport } from '../../lib/sections/reports';
import { toVenueClock } from '../../lib/domain/venue-time';
import { NOW, ZONE } from './fill';
import { DUCK, POSTGRES, type AskedReport, type Posing, type Question } from './question';

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

type Rows = readonly (readonly unknown[])[];

/** An answer as text, independent of an engine's large numbers: rows in order, quantities to three decimals. */
const asText = (rows: Rows): string =>
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

/** A report's rows, of any report. */
type AnyRows = (asked: object) => Query;

export interface Engines {
  readonly database: Database;
  readonly duck: DuckDBConnection;
}

const reportOf = ({ section, part }: Pick<Report, 'section' | 'part'>): Report | undefined =>
  everyReport.find((one) => one.section === section && one.part === part);

/** Whether a report uses current data only and no order lines. */
export const isTimeless = ({ rolled }: Question): boolean =>
  typeof rolled !== 'function' && reportOf(rolled)?.list?.period === false;

/** Reads a report as its screen does, all rows. The answer, with money in satang, is made of them when asked for. */
async function askReport({ db }: Database, asked: AskedReport, where: Posing, bucket: Division): Promise<() => Rows> {
  const found = reportOf(asked);
  const source = found?.via ? reportOf(found.via) : found;
  // The backend's own query: the report on the wire of the admin API.
  const report = source?.wire ?? source;
  if (!found || !source || !report || bucket === 'none' || bucket === 'clock')
    throw new Error(`There is no ${asked.part}`);
  const answer = entryOf(answers, source) as AnyRows | { readonly rows: AnyRows };
  const rows = typeof answer === 'function' ? answer : answer.rows;
  const values = valuesOf(found.filters ?? {}, asked.filters ?? {});
  const query = rows({ ...where, homeId: where.placeId, bucket, now: NOW, ...values });
  const { items } = await runReport(db, report, query, { page: 1, count: MOST_ROWS });
  const cell = (name: string, value: unknown): unknown => {
    if (name === 'point') return toVenueClock(Number(value), ZONE).slice(0, 10);
    return report.columns[name]?.kind === 'money' && value !== null ? Math.round(Number(value) * 100) : value;
  };
  return () => items.map((item) => asked.columns.map((name) => cell(name, item[name])));
}

/** Asks the roll-ups. @returns the rows as arrays, when called */
export async function askRolled(
  database: Database,
  { rolled }: Question,
  asked: Posing,
  bucket: Division,
): Promise<() => Rows> {
  if (typeof rolled !== 'function') return askReport(database, rolled, asked, bucket);
  const { rows } = await database.db.execute(rolled(asked, bucket));
  return () => rows.map((row) => Object.values(row));
}

/** Statements are prepared when sent again, and planned for the last time when sent for the seventh. */
export const WARM_UP = 8;
/** Lines that take longer are asked in every fourth round. */
const SLOW_MS = 100;

type Times = Readonly<Record<keyof Measured, number[]>>;

/** A question with a place and a period. */
export interface Posed {
  readonly question: Question;
  readonly asked: Posing;
  readonly bucket: Division;
}

/**
 * Asks questions of roll-ups, lines and DuckDB in turn. Each round asks every question once, so that a busy moment of
 * the machine does not fall on one question. The slow lines are asked only in some rounds.
 * @throws when answers differ, to the satang
 */
export async function measure(engines: Engines, posed: readonly Posed[], rounds: number): Promise<Measured[]> {
  const none = (): Times => ({ rolled: [], raw: [], duck: [], toRaw: [], toDuck: [] });
  const all = posed.map((one) => ({ one, times: none() }));
  for (let round = -WARM_UP; round < rounds; round += 1)
    for (const { one, times } of all) await ask(engines, one, times, round);
  return all.map(({ times: { rolled, raw, duck, toRaw, toDuck } }) => ({
    rolled: medianOf(rolled),
    raw: medianOf(raw),
    duck: medianOf(duck),
    toRaw: medianOf(toRaw),
    toDuck: medianOf(toDuck),
  }));
}

/** Asks a question once; rounds below 0 only warm up. */
async function ask({ database, duck }: Engines, posed: Posed, times: Times, round: number): Promise<void> {
  const { question, asked, bucket } = posed;
  const [rolled, answer] = await timed(() => askRolled(database, question, asked, bucket));
  if (round < 0 && round > -WARM_UP) return;
  const askDuck = async () => (await duck.runAndReadAll(question.raw(DUCK, asked, bucket))).getRows();
  const text = question.raw(POSTGRES, asked, bucket);
  const askRaw = async () => (await database.pool.query<unknown[]>({ text, rowMode: 'array' })).rows;
  const [duckTime, ofDuck] = await timed(askDuck);
  const said = asText(answer());
  if (said !== asText(ofDuck)) throw new Error(`${question.name}: DuckDB says otherwise`);
  if (round >= 0) {
    times.rolled.push(rolled);
    times.duck.push(duckTime);
    times.toDuck.push(rolled / duckTime);
  }
  if (round % 4 !== 0 && (times.raw[0] ?? 0) > SLOW_MS) return;
  const [raw, ofLines] = await timed(askRaw);
  if (said !== asText(ofLines)) throw new Error(`${question.name}: the lines say otherwise`);
  if (round < 0) return;
  times.raw.push(raw);
  times.toRaw.push(rolled / raw);
}
