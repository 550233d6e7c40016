import type { SQL } from 'drizzle-orm';
import type { Asked, Division } from '../../backend/src/statistics/sources';
import type { PartIn, Reporting } from '../../lib/reports/sections';
import { ZONE } from './fill';

/** SQL that differs between the engines. `paid_time` of DuckDB is UTC. */
export interface Dialect {
  readonly local: string;
  readonly moment: (seconds: number) => string;
}
export const POSTGRES: Dialect = {
  local: `(o.paid_time at time zone '${ZONE}')`,
  moment: (seconds) => `to_timestamp(${seconds})`,
};
export const DUCK: Dialect = {
  local: `(o.paid_time + interval 7 hours)`,
  moment: (seconds) => `make_timestamp(${seconds}::bigint * 1000000)`,
};

/** A report of the admin API, with its compared columns. */
export type AskedReport = {
  readonly [S in Reporting]: {
    readonly section: S;
    readonly part: PartIn<S>;
    readonly columns: readonly string[];
    readonly id?: number;
  };
}[Reporting];

/** A report's question to the roll-ups and to the order lines. Both answer the same columns. */
export interface Question {
  readonly name: string;
  /** The report, or the sources that such a report reads. */
  readonly rolled: AskedReport | ((asked: Asked, bucket: Division) => SQL);
  /** Place of the question; the main bar by default. */
  readonly placeId?: number;
  readonly raw: (dialect: Dialect, asked: Asked, bucket: Division) => string;
}

/** Condition that a moment is in the period. */
export const within = ({ moment }: Dialect, time: string, { bounds: { start, end } }: Asked): string =>
  [
    'true',
    ...(start === null ? [] : [`${time} >= ${moment(start)}`]),
    ...(end === null ? [] : [`${time} < ${moment(end)}`]),
  ].join(' and ');
export const counts = 'o.cancelled_at is null';
export const ofPlace = ({ placeId }: Asked) => `${counts} and o.place_id = ${placeId}`;
/** Condition for the orders `o` that count. */
export const inPeriod = (dialect: Dialect, asked: Asked): string =>
  `${ofPlace(asked)} and ${within(dialect, 'o.paid_time', asked)}`;
