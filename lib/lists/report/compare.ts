import { partAfter, partsBetween, partStart, type Bucket } from '@/lib/domain/buckets';
import { toBaht, toSatang } from '@/lib/domain/money';
import { dayStart } from '@/lib/domain/venue-time';
import type { WeekdayPairs } from '@/lib/domain/past-periods';
import type { ColumnKind } from '../list';
import { figuresOf, type Report, type Totals } from './define';
import { kindOfTotal } from './totals';

type Row = Readonly<Record<string, unknown>>;

/** Rows and totals of one period. */
export interface ReportRows {
  readonly items: readonly Row[];
  readonly totals: Totals;
}

/** Report of one past period. Rows match by their distance from `start` (Unix seconds). */
export interface PastReply extends ReportRows {
  readonly start: number;
  /** Days that are compared, if not all: others have no past. */
  readonly paired?: Pick<WeekdayPairs, 'start_time' | 'end_time'>;
}

const NUMBERS: ReadonlySet<ColumnKind> = new Set(['money', 'count', 'quantity', 'percent']);

/** Satang or thousandths, which add without rounding errors. */
const exact = (kind: ColumnKind, value: number): number => (kind === 'money' ? toSatang(value) : value * 1000);
const back = (kind: ColumnKind, value: number): number =>
  kind === 'money' ? toBaht(Math.round(value)) : Math.round(value) / 1000;

/** Weighted mean of figures. */
function mean(kind: ColumnKind, values: readonly number[], weights = values.map(() => 1)): number {
  const weight = weights.reduce((all, one) => all + one, 0);
  const sum = values.reduce((all, value, at) => all + exact(kind, value) * (weights[at] ?? 0), 0);
  return weight === 0 ? 0 : back(kind, sum / weight);
}

const numberOf = (row: Row | undefined, key: string): number => {
  const value = row?.[key];
  return typeof value === 'number' ? value : 0;
};

/** Time axis and its division: buckets of two periods match by their distance from the start. */
export interface Axis {
  readonly start: number;
  readonly bucket: Bucket;
  readonly zone: string;
  /** Whether these are all current rows rather than a page. */
  readonly isWhole: boolean;
}

const HALF_DAY = 12 * 3600;

const axisOf = ({ columns }: Report, kind: 'point' | 'hour') =>
  Object.keys(columns).find((name) => columns[name]?.kind === kind);

/**
 * Place of a row in its period: its key, or on a time axis its distance from the start. `emptied` is the row moved to
 * the current period, without figures.
 */
function placing(report: Report, items: readonly Row[], { start: now, bucket, zone }: Axis) {
  const { key, apart = key, columns } = report;
  const axis = axisOf(report, 'point');
  const partOf = (row: Row, start: number) => partsBetween(start, numberOf(row, axis ?? ''), bucket, zone);
  const dayOf = (row: Row, start: number): number | undefined => {
    const date = report.dateOf?.(row);
    return date === undefined ? undefined : partsBetween(start, dayStart(date, zone), 'day', zone);
  };
  const placeOf = (row: Row, start: number): unknown => {
    if (axis === undefined) return dayOf(row, start) ?? row[key];
    return apart === axis ? partOf(row, start) : `${partOf(row, start)} ${String(row[apart])}`;
  };
  const emptied = (row: Row, start: number): Row => {
    const noughts = Object.keys(row).filter((name) => NUMBERS.has(columns[name]?.kind ?? 'text'));
    const empty = { ...row, ...Object.fromEntries(noughts.map((name) => [name, 0])) };
    if (axis === undefined) return empty;
    const [first] = items;
    const known = first ? numberOf(first, axis) : partStart(now, bucket, zone);
    const point = partAfter(known, partOf(row, start) - partsBetween(now, known, bucket, zone), bucket, zone);
    return { ...empty, ...(key !== axis && { [key]: `${point} ${String(row[apart])}` }), [axis]: point };
  };
  const hasPast = (row: Row, { start, paired }: PastReply): boolean => {
    if (!paired) return true;
    // Days of other servers may begin at midnight, half a day before ours.
    const onAxis = () => partsBetween(now, numberOf(row, axis ?? '') + HALF_DAY, bucket, zone);
    const day = axis === undefined ? dayOf(row, now) : onAxis();
    if (day === undefined) return true;
    const [first, last] = [paired.start_time, paired.end_time - 1].map((time) =>
      partsBetween(start, time, bucket, zone),
    );
    return day >= (first ?? 0) && day <= (last ?? 0);
  };
  return { placeOf, emptied, hasPast };
}

/** Rows by place. Rows of a finer axis, as short past periods have, are added. */
function byPlace({ columns }: Report, rows: readonly Row[], placeOf: (row: Row) => unknown): Map<unknown, Row> {
  const found = new Map<unknown, Row>();
  for (const row of rows) {
    const place = placeOf(row);
    const there = found.get(place);
    const sums = Object.entries(columns).flatMap(([name, { kind }]) =>
      there && NUMBERS.has(kind)
        ? [[name, back(kind, exact(kind, numberOf(there, name)) + exact(kind, numberOf(row, name)))] as const]
        : [],
    );
    found.set(place, { ...row, ...Object.fromEntries(sums) });
  }
  return found;
}

/**
 * Rows with the past values of compared columns, the mean of several periods; a missing row counts as 0. With a whole
 * axis, past rows without a current one are appended, so that the past is complete.
 */
export function withPast(
  report: Report,
  items: readonly Row[],
  past: readonly PastReply[],
  axis: Axis,
): (Row & { readonly past: Readonly<Record<string, number>> })[] {
  // A column that another server omits has no past either.
  const sent = [items, ...past.map((one) => one.items)].flat();
  const compared = Object.entries(report.columns).filter(
    ([name, { compare }]) => compare && sent.some((row) => row[name] !== undefined),
  );
  const { placeOf, emptied, hasPast } = placing(report, items, axis);
  const known = past.map(({ start, items: rows }) => byPlace(report, rows, (row) => placeOf(row, start)));
  const rows = new Map(items.map((row) => [placeOf(row, axis.start), row]));
  if (axis.isWhole && (axisOf(report, 'point') ?? axisOf(report, 'hour')))
    past.forEach(({ start }, at) =>
      known[at]?.forEach((row, place) => {
        if (!rows.has(place)) rows.set(place, emptied(row, start));
      }),
    );
  return [...rows].map(([place, row]) => {
    if (!past.every((one) => hasPast(row, one))) return { ...row, past: {} };
    const values = compared.map(([name, { kind }]) => [
      name,
      mean(
        kind,
        known.map((one) => numberOf(one.get(place), name)),
      ),
    ]);
    return { ...row, past: Object.fromEntries(values) as Record<string, number> };
  });
}

/** Totals of the current state, which do not depend on the period. */
const isCurrentState = (name: string): boolean => /^(stock|pending)_/.test(name);

/**
 * Totals of past periods, as a mean for several; averages are weighted by the total they average over. Current-state
 * totals have no past. A missing total counts as 0.
 */
export function pastTotals(report: Report, totals: Totals, past: readonly PastReply[]): Record<string, number> {
  const known = past.map((reply) => figuresOf(reply.totals));
  const of = (name: string) => known.map((totals) => totals[name] ?? 0);
  const averaged = (name: string) => {
    const over = report.averageOver?.(name);
    return mean(kindOfTotal(name, report), of(name), over === undefined ? undefined : of(over));
  };
  const names = Object.keys(figuresOf(totals)).filter((name) => name !== 'total_records' && !isCurrentState(name));
  return Object.fromEntries(names.map((name) => [name, averaged(name)]));
}
