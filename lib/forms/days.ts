import { closeDay, countDay, Denomination, reopenDay, type DayClose } from '../contract/days';
import { real } from '../contract/real';
import { DENOMINATIONS, isUnexplained, type Pieces } from '../domain/day-close';
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

/** Reason for which a closed day is reopened. */
export const reopenForm = defineForm(reopenDay, {
  fields: { reason: text('days.reopen.reason') },
  fixed: ({ close_id }: Pick<DayClose, 'close_id'>) => ({ close_id }),
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
  check: ({ reason, float }, { count }) => ({
    ...(isUnexplained(count.difference, reason ?? '') && { reason: { key: 'days.settle.reasonMissing' } }),
    ...(float !== undefined && float > count.counted && { float: { key: 'days.settle.floatTooMuch' } }),
  }),
});
