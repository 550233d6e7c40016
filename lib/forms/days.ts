import { closeDay, countDay, Denomination, type DayClose } from '../contract/days';
import { DENOMINATIONS, isUnexplained, type Pieces } from '../domain/day-close';
import { defineForm } from './define';
import { custom, money, text } from './field';

/** Pieces as typed, by the value of the note or coin. */
export type CountDraft = Readonly<Record<string, string>>;

/** How many pieces were typed: none for an empty text, `null` for what is no number of pieces. */
export function piecesOf(typed: string): number | null {
  const digits = typed.replace(/\s/g, '');
  const pieces = /^\d*$/.test(digits) ? Number(digits) : null;
  return Denomination.shape.pieces.safeParse(pieces).success ? pieces : null;
}

function countOf(draft: CountDraft): Pieces[] | undefined {
  const count = DENOMINATIONS.map((value) => ({ value, pieces: piecesOf(draft[value] ?? '') }));
  const isBlank = Object.values(draft).every((typed) => typed.trim() === '');
  return !isBlank && count.every((one): one is Pieces => one.pieces !== null) ? count : undefined;
}

/** The cashbox counted piece by piece; the record is an earlier count to go on from. */
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

/** A count to settle, and the float of the day before in baht. */
export interface Settling {
  readonly count: DayClose;
  readonly lastFloat: number | null;
}

/** Why the cashbox differs from the books, and what stays in it; the rest goes to the safe. */
export const settleForm = defineForm(closeDay, {
  fields: { reason: text('days.settle.reason'), float: money('days.settle.float') },
  values: ({ count, lastFloat }: Settling) => ({ float: Math.min(lastFloat ?? count.counted, count.counted) }),
  fixed: ({ count }) => ({ close_id: count.close_id }),
  check: ({ reason, float }, { count }) => ({
    ...(isUnexplained(count.difference, reason ?? '') && { reason: { key: 'days.settle.reasonMissing' } }),
    ...(float !== undefined && float > count.counted && { float: { key: 'days.settle.floatTooMuch' } }),
  }),
});
