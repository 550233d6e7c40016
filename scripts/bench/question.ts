import type { SQL } from 'drizzle-orm';
import type { Asked, Division } from '../../backend/src/statistics/sources';
import type { PartIn } from '../../lib/reports/sections';
import { ZONE } from './fill';

/** How an engine says what the other says otherwise. `paid_time` of DuckDB is UTC. */
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

/** A report's question: of the roll-ups, and the same of the order lines. Both answer with the same columns. */
export interface Question {
  readonly name: string;
  /** The report as the admin API answers it, and what of it is compared; or the sources that such a report reads. */
  readonly rolled:
    | { readonly part: PartIn<'statistics'>; readonly columns: readonly string[]; readonly id?: number }
    | ((asked: Asked, bucket: Division) => SQL);
  /** The place that is asked about; the main bar where none is named. */
  readonly placeId?: number;
  readonly raw: (dialect: Dialect, asked: Asked, bucket: Division) => string;
}

/** Whether a moment lies in the period that is asked about. */
export const within = ({ moment }: Dialect, time: string, { bounds: { start, end } }: Asked): string =>
  [
    'true',
    ...(start === null ? [] : [`${time} >= ${moment(start)}`]),
    ...(end === null ? [] : [`${time} < ${moment(end)}`]),
  ].join(' and ');
export const ofPlace = ({ placeId }: Asked) => `o.cancelled_at is null and o.place_id = ${placeId}`;
/** The orders `o` that count. */
export const inPeriod = (dialect: Dialect, asked: Asked): string =>
  `${ofPlace(asked)} and ${within(dialect, 'o.paid_time', asked)}`;
