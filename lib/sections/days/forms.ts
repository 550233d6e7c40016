import { closeDay, countDay, Denomination, explainDay, reopenDay, type DayClose, type Tender } from './contract';
import type { InputOf } from '@/lib/contract/endpoint';
import { BahtInput } from '@/lib/contract/primitives';
import { real } from '@/lib/contract/real';
import { DENOMINATIONS, type Pieces } from './rules/close';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { defineForm } from '@/lib/forms/define';
import { custom, money, text, UNREADABLE } from '@/lib/forms/field';

/** Typed pieces by value of the note or coin; typed sums of other tenders by partner, with an empty name for the card terminal. */
type CountDraft = Readonly<Record<string, string>>;

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

type CountedTender = NonNullable<InputOf<typeof countDay>['body']['tenders']>[number];

const tenderOf = (name: string): Tender => ({ tender: name === '' ? 'card' : 'partner', name });

/** Typed sum of a tender in baht: null for an empty text, which is a tender that nobody counted; undefined if unreadable. */
export function sumOf(typed: string, locale: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const sum = real(BahtInput).safeParse(typedNumber(typed, locale));
  return sum.success ? sum.data : undefined;
}

function tendersOf(draft: CountDraft, locale: string): CountedTender[] | typeof UNREADABLE {
  const typed = Object.entries(draft).map(([name, sum]) => ({ ...tenderOf(name), counted: sumOf(sum, locale) }));
  if (typed.some(({ counted }) => counted === undefined)) return UNREADABLE;
  return typed.filter((one): one is CountedTender => one.counted !== null);
}

/** Count of the cashbox by pieces, and of the other tenders by their sums; the record is an earlier count to continue. */
export const countForm = defineForm(countDay, {
  fields: {
    denominations: custom<readonly Pieces[], CountDraft>('days.count.total', {
      blank: () => ({}),
      show: (count) => Object.fromEntries(count.map(({ value, pieces }) => [value, String(pieces)])),
      read: countOf,
    }),
    tenders: custom<readonly CountedTender[], CountDraft>('days.count.tenders', {
      blank: () => ({}),
      show: (counted, locale) =>
        Object.fromEntries(counted.map(({ name, counted: sum }) => [name, numberText(sum, locale, 2)])),
      read: tendersOf,
    }),
  },
  values: (before: DayClose | null) =>
    before
      ? {
          denominations: before.denominations,
          tenders: (before.tenders ?? []).flatMap(({ tender, name, counted }) =>
            counted === null ? [] : [{ tender, name, counted }],
          ),
        }
      : {},
  offUntilValid: true,
});

/** A closed day to reopen, with the sum moved to the safe and the booked difference, in baht; undefined where unknown. */
export interface Reopening {
  readonly close_id: number;
  readonly to_safe?: number | null | undefined;
  readonly difference?: number | undefined;
}

/** Reason for which a closed day is reopened. */
export const reopenForm = defineForm(reopenDay, {
  fields: { reason: text('days.reopen.reason') },
  fixed: ({ close_id }: Reopening) => ({ close_id }),
  moves: (_, { to_safe: sum, difference }) =>
    sum && difference !== undefined ? { out: 'safe', in: 'cashier', sum, corrects: -difference } : undefined,
});

/** Count to settle, and the previous day's float in baht; undefined where it is not told. */
interface Settling {
  readonly count: DayClose;
  readonly lastFloat: number | null | undefined;
}

/** Money that a close moves to the safe: the counted sum without the float, in baht. */
export const toSafe = (counted: number, float: number): MoneyMove => ({
  out: 'cashier',
  in: 'safe',
  held: counted,
  sum: toBaht(toSatang(counted) - toSatang(float)),
});

/** Float that stays in the cashbox; the rest goes to the safe. */
export const settleForm = defineForm(closeDay, {
  fields: { float: money('days.settle.float') },
  values: ({ count, lastFloat }: Settling) =>
    lastFloat === undefined ? {} : { float: Math.min(lastFloat ?? count.counted, count.counted) },
  fixed: ({ count }) => ({ close_id: count.close_id }),
  moves: ({ float }, { count: { counted } }) => (float === undefined ? undefined : toSafe(counted, float)),
  check: ({ float }, { count }) =>
    float !== undefined && float > count.counted ? { float: { key: 'days.settle.floatTooMuch' } } : undefined,
});

/** Why a closed day differs. */
export const explainForm = defineForm(explainDay, {
  fields: { reason: text('days.explain.reason') },
  fixed: ({ close_id }: Pick<DayClose, 'close_id'>) => ({ close_id }),
});
