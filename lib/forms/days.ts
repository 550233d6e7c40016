import { closeDay, countDay, Denomination, reopenDay, type DayClose } from '../contract/days';
import { real } from '../contract/real';
import { DENOMINATIONS, isUnexplained, type Pieces } from '../domain/day-close';
import { toBaht, toSatang } from '../domain/money';
import { defineForm } from './define';
import { custom, money, text } from './field';

/** Typed pieces by value of the note or coin. */
export type CountDraft = Readonly<Record<string, string>>;

/** Number of typed pieces: 0 for an empty text, null if unreadable. */
export function piecesOf(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  const pieces = /^\d*$/.test(digits) ? Number(digits) : null;
  return real(Denomination).shape.pieces.safeParse(pieces).success ? pieces : null;
}

function countOf(draft: CountDraft): Pieces[] | undefined {
  const count = DENOMINATIONS.map((value) => ({ value, pieces: piecesOf(draft[value] ?? '') }));
  const isBlank = Object.values(draft).every((typed) => typed.trim() === '');
  return !isBlank && count.every((one): one is Pieces => one.pieces !== null) ? count : undefined;
}

/** Count of the cashbox by pieces; the record is an earlier count to continue. */
export const countForm = defineForm(countDay, {
  fields: {
    denominations: custom<readonly Pieces[], CountDraft>('days.count.total', {
      blank: () => ({}),
      show: (count) => Object.fromEntries(count.map(({ value, pieces }) => [value, String(pieces)])),
      read: countOf,
    }),
  },
  values: (before: DayClose | null) => (before ? { denominations: before.denominations } : {}),
  offUntilValid: true,
});

/** A closed day to reopen, and what went from the cashbox to the safe, in baht; undefined where it is unknown. */
export interface Reopening {
  readonly close_id: number;
  readonly to_safe?: number | null | undefined;
}

/** Reason for which a closed day is reopened. */
export const reopenForm = defineForm(reopenDay, {
  fields: { reason: text('days.reopen.reason') },
  fixed: ({ close_id }: Reopening) => ({ close_id }),
  moves: (_, { to_safe: sum }) => (sum ? { out: 'safe', in: 'cashier', sum } : undefined),
});

/** Count to settle, and the previous day's float in baht; undefined for somebody who may not see it. */
export interface Settling {
  readonly count: DayClose;
  readonly lastFloat: number | null | undefined;
}

/** Reason of a difference and the float that stays in the cashbox; the rest goes to the safe. */
export const settleForm = defineForm(closeDay, {
  fields: { reason: text('days.settle.reason'), float: money('days.settle.float') },
  values: ({ count, lastFloat }: Settling) =>
    lastFloat === undefined ? {} : { float: Math.min(lastFloat ?? count.counted, count.counted) },
  fixed: ({ count }) => ({ close_id: count.close_id }),
  moves: ({ float }, { count: { counted } }) =>
    float === undefined ? undefined : { out: 'cashier', in: 'safe', sum: toBaht(toSatang(counted) - toSatang(float)) },
  check: ({ reason, float }, { count }) => ({
    ...(isUnexplained(count.difference, reason ?? '') && { reason: { key: 'days.settle.reasonMissing' } }),
    ...(float !== undefined && float > count.counted && { float: { key: 'days.settle.floatTooMuch' } }),
  }),
});
