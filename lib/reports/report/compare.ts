import { partsBetween, type Bucket } from '../../domain/buckets';
import { toBaht, toSatang } from '../../domain/money';
import type { ColumnKind } from '../table';
import type { Report } from './define';
import { kindOfTotal } from './totals';

type Row = Readonly<Record<string, unknown>>;
type Totals = Readonly<Record<string, number>>;

/** What a report says of a period. */
export interface ReportRows {
  readonly items: readonly Row[];
  readonly totals: Totals;
}

/** A report of one past period, which begins at `start` (Unix seconds). */
export interface PastReply extends ReportRows {
  readonly start: number;
}

const mean = (kind: ColumnKind, values: readonly number[]): number => {
  const sum = values.reduce((all, value) => all + (kind === 'money' ? toSatang(value) : value), 0);
  const average = sum / values.length;
  return kind === 'money' ? toBaht(Math.round(average)) : Math.round(average * 1000) / 1000;
};

const numberOf = (row: Row | undefined, key: string): number => {
  const value = row?.[key];
  return typeof value === 'number' ? value : 0;
};

/** Where and how an axis of time is divided: parts of two periods meet by their distance from the beginning. */
export interface Axis {
  readonly start: number;
  readonly bucket: Bucket;
  readonly zone: string;
}

/** How the rows of past periods are found: by their key, or on an axis of time by their place in the period. */
function finder({ key, apart = key, columns }: Report, past: readonly PastReply[], { start: now, bucket, zone }: Axis) {
  const axis = Object.keys(columns).find((name) => columns[name]?.kind === 'point');
  const placeOf = (row: Row, start: number): unknown => {
    if (axis === undefined) return row[key];
    const place = partsBetween(start, numberOf(row, axis), bucket, zone);
    return apart === axis ? place : `${place} ${String(row[apart])}`;
  };
  const known = past.map(({ start, items }) => new Map(items.map((row) => [placeOf(row, start), row])));
  return (row: Row) => known.map((rows) => rows.get(placeOf(row, now)));
}

/** Each row with what its compared columns were, the mean of several periods; a row that was not there had nothing. */
export function withPast<R extends Row>(report: Report, items: readonly R[], past: readonly PastReply[], axis: Axis) {
  const compared = Object.entries(report.columns).filter(([, { compare }]) => compare);
  const pastOf = finder(report, past, axis);
  return items.map((row) => {
    const found = pastOf(row);
    const values = compared.map(([name, { kind }]) => [
      name,
      mean(
        kind,
        found.map((one) => numberOf(one, name)),
      ),
    ]);
    return { ...row, past: Object.fromEntries(values) as Record<string, number> };
  });
}

/** What is there now, whatever period is looked at. */
const isOfNow = (name: string): boolean => /^(stock|pending)_/.test(name);

/** The totals of past periods, the mean of several; what is of now has no past. A period that lacks a total had nothing of it. */
export function pastTotals(report: Report, totals: Totals, past: readonly PastReply[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(totals)
      .filter((name) => name !== 'total_records' && !isOfNow(name))
      .map((name) => [
        name,
        mean(
          kindOfTotal(name, report),
          past.map((reply) => reply.totals[name] ?? 0),
        ),
      ]),
  );
}
