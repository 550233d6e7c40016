export const CUSTOM = 5;

/** The period that a screen or call asks for; without an id the current business day. */
export interface Period {
  readonly period_id?: number | undefined;
  readonly start_time?: number | undefined;
  readonly end_time?: number | undefined;
}

/** Whether a custom period does not start after its end; other periods have neither. */
export const isInOrder = ({ period_id, start_time, end_time }: Period): boolean =>
  period_id !== CUSTOM || start_time === undefined || end_time === undefined || start_time <= end_time;
