import { z } from '#zod';
import { LATEST, UnixSeconds } from './primitives';

export const CUSTOM = 5;

/** The period that a screen or call asks for; without an id the current business day. */
export type Period = Readonly<z.infer<z.ZodObject<typeof period>>>;

/** Whether a custom period does not start after its end; other periods have neither. */
export const isInOrder = ({ period_id, start_time, end_time }: Period): boolean =>
  period_id !== CUSTOM || start_time === undefined || end_time === undefined || start_time <= end_time;

/** Bound of a period, between the years 1970 and 9999. */
const Moment = UnixSeconds.min(0).max(LATEST);

/**
 * The period that every list shares (docs/domain.md, Time). 5 is custom, from `start_time` to `end_time`; without an id it
 * is the current business day. Bodies take it by `ofPeriod`.
 */
export const period = {
  period_id: z.int().min(0).max(5).optional(),
  start_time: Moment.optional(),
  end_time: Moment.optional(),
};

/** Body with a period and further fields; code 1 at `start_time` for a start after its end. */
export const ofPeriod = <const S extends z.ZodRawShape>(further: S) =>
  z
    .object({ ...period, ...further })
    .refine((given) => isInOrder(given as Period), { path: ['start_time'], error: 'Must not be after end_time' });
