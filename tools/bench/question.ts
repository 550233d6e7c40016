import type { SQL } from 'drizzle-orm';
import type { Earlier } from '../../backend/src/sections/statistics/query';
import type { Asked, Division } from '../../backend/src/ledger/sales/sources';
import type { PartIn, Reporting } from '../../lib/sections/reports';
import { ZONE } from './fill';

/** A question's period, place and zone, and the two periods before it. */
export type Posing = Asked & Earlier;

/** SQL that differs between the engines. Times of DuckDB are UTC. */
export interface Dialect {
  /** The venue's clock at a time. */
  readonly local: (time: string) => string;
  readonly moment: (seconds: number) => string;
}
export const POSTGRES: Dialect = {
  local: (time) => `(${time} at time zone '${ZONE}')`,
  moment: (seconds) => `to_timestamp(${seconds})`,
};
export const DUCK: Dialect = {
  local: (time) => `(${time} + interval 7 hours)`,
  moment: (seconds) => `make_timestamp(${seconds}::bigint * 1000000)`,
};

/** A report of the admin API, with its compared columns. */
export interface AskedReport {
  readonly section: Reporting;
  readonly part: string;
  readonly columns: readonly string[];
  /** Values of its filters; those of its definition by default. */
  readonly filters?: Readonly<Record<string, number>> | undefined;
}

/** A report's question to the roll-ups and to the order lines. Both answer the same columns. */
export interface Question {
  readonly name: string;
  /** The report, or the sources that such a report reads. */
  readonly rolled: AskedReport | ((asked: Asked, bucket: Division) => SQL);
  /** Place of the question, null for the whole venue; the main bar by default. */
  readonly placeId?: number | null;
  readonly raw: (dialect: Dialect, asked: Posing, bucket: Division) => string;
}

type Rest = Pick<Question, 'placeId'> & Pick<AskedReport, 'filters'>;

/** Maker of the questions of a section's reports. */
export const reportsOf =
  <S extends Reporting>(section: S) =>
  (part: PartIn<S>, columns: readonly string[], raw: Question['raw'], { filters, ...rest }: Rest = {}): Question => ({
    name: part,
    rolled: { section, part, columns, filters },
    raw,
    ...rest,
  });
export const statistics = reportsOf('statistics');

/** Condition that a moment is in the period. */
export const within = ({ moment }: Dialect, time: string, { bounds: { start, end } }: Pick<Asked, 'bounds'>): string =>
  [
    'true',
    ...(start === null ? [] : [`${time} >= ${moment(start)}`]),
    ...(end === null ? [] : [`${time} < ${moment(end)}`]),
  ].join(' and ');
export const counts = 'o.cancelled_at is null';
/** Condition that orders or sessions are of the place. */
export const atPlace = ({ placeId }: Asked, of = 'o') => (placeId === null ? 'true' : `${of}.place_id = ${placeId}`);
export const ofPlace = (asked: Asked) => `${counts} and ${atPlace(asked)}`;
/** Condition for the orders `o` that count. */
export const inPeriod = (dialect: Dialect, asked: Asked): string =>
  `${ofPlace(asked)} and ${within(dialect, 'o.paid_time', asked)}`;

export const LINES = 'from orders o join order_lines l on l.order_number = o.order_number';
/** Clock hour of a time. */
export const hour = ({ local }: Dialect, time = 'o.paid_time') => `extract(hour from ${local(time)})`;
/** First date of a point of the time axis, whose days begin at noon; `later` days after the time. */
export const point = ({ local }: Dialect, bucket: Division, time = 'o.paid_time', later = 0) => {
  const day = `(${local(time)} - interval '12 hours' + interval '${later} days')`;
  return `cast(cast(${bucket === 'month' ? `date_trunc('month', ${day})` : day} as date) as varchar)`;
};
