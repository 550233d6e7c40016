import { toBaht, toSatang } from '../../domain/money';
import type { ColumnKind } from '../table';
import type { Report } from './define';
import { kindOfTotal } from './totals';

type Row = Readonly<Record<string, unknown>>;
type Totals = Readonly<Record<string, number>>;

/** A report of one past period. */
export interface PastReply {
  readonly items: readonly Row[];
  readonly totals: Totals;
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

/**
 * How the rows of past periods are found: by their key, or on a time axis, whose moments differ, by the place that a
 * row has in its period. `place` of a row of this period is needed there, for the page may begin in the middle.
 */
function finder({ key, columns }: Report, past: readonly PastReply[]) {
  if (columns[key]?.kind === 'point') {
    const orders = past.map(({ items }) => items.toSorted((a, b) => numberOf(a, key) - numberOf(b, key)));
    return (_row: Row, place: number) => orders.map((items) => items[place]);
  }
  const known = past.map(({ items }) => new Map(items.map((row) => [row[key], row])));
  return (row: Row) => known.map((rows) => rows.get(row[key]));
}

/**
 * Each row with what its compared columns were in the past, the mean of several periods; a row that was not there had
 * nothing. On a time axis the first part is held against the first, and what the past has no part for stays alone.
 */
export function withPast<R extends Row>(report: Report, items: readonly R[], past: readonly PastReply[]): R[] {
  const { key } = report;
  const compared = Object.entries(report.columns).filter(([, { compare }]) => compare);
  const pastOf = finder(report, past);
  const isAxis = report.columns[key]?.kind === 'point';
  const axis = items.toSorted((a, b) => numberOf(a, key) - numberOf(b, key));
  const placeOf = new Map(axis.map((row, place) => [row, place]));
  return items.map((row) => {
    const found = pastOf(row, placeOf.get(row) ?? 0);
    if (isAxis && found.every((one) => one === undefined)) return row;
    const values = compared.map(
      ([name, { kind }]) =>
        [
          name,
          mean(
            kind,
            found.map((one) => numberOf(one, name)),
          ),
        ] as const,
    );
    return { ...row, past: Object.fromEntries(values) };
  });
}

/** The totals of past periods, the mean of several. A period that lacks a total had nothing of it. */
export function pastTotals(report: Report, totals: Totals, past: readonly PastReply[]): Record<string, number> {
  return Object.fromEntries(
    Object.keys(totals)
      .filter((name) => name !== 'total_records')
      .map((name) => [
        name,
        mean(
          kindOfTotal(name, report),
          past.map((reply) => reply.totals[name] ?? 0),
        ),
      ]),
  );
}
