import type { InputOf } from '@/lib/contract/endpoint';
import { paySeveral, type SalaryDue } from '../contract/operations';
import { COMPENSATION } from '../contract/limits';
import { sumBaht, toBaht, toSatang } from '@/lib/domain/money';
import { suggestedPrepayment } from '../rules/salary';
import type { SalaryMonth } from '../rules/month';
import { numberText } from '@/lib/domain/typed-number';
import { defineForm } from '@/lib/forms/define';
import { custom, money, UNREADABLE, type FieldError } from '@/lib/forms/field';

type Payment = InputOf<typeof paySeveral>['body']['payments'][number];
export type PayType = Payment['type'];
export const PAY_TYPES = ['salary', 'prepayment'] as const satisfies readonly PayType[];

/** Month to pay, and the people to whom it owes; undefined while they load. */
export interface PayAsked extends SalaryMonth {
  /** Types of payment that the month allows, the usual one first. */
  readonly types: readonly PayType[];
  readonly people: readonly SalaryDue[] | undefined;
}

/** A person with what is chosen and typed. */
export interface PayLine {
  readonly person: SalaryDue;
  readonly isChosen: boolean;
  readonly compensation: boolean;
  readonly amount: string;
}

/** Type of payment for all, and the lines. */
export interface PayDraft {
  readonly type: PayType;
  readonly lines: readonly PayLine[];
}

const amount = money('salary.several.amount');

/** Highest amount that a person can be paid, in baht. */
export const mostOf = (type: PayType, { person, compensation }: Pick<PayLine, 'person' | 'compensation'>): number =>
  sumBaht([person.due, type === 'salary' && compensation ? COMPENSATION : 0]);

/** The line with its suggested amount: all of a salary, half of what is due in advance. */
export const suggested = (type: PayType, line: Omit<PayLine, 'amount'>, locale: string): PayLine => ({
  ...line,
  amount: numberText(type === 'salary' ? mostOf(type, line) : suggestedPrepayment(line.person.due), locale, 2),
});

/** Line with or without the compensation. A suggested amount is updated, a typed one is kept. */
export function compensated(type: PayType, line: PayLine, compensation: boolean, locale: string): PayLine {
  const isSuggested = lineAmount(type, line, locale) === mostOf(type, line);
  const next = { ...line, compensation };
  return isSuggested ? suggested(type, next, locale) : next;
}

/** Amount of a line in baht; an error of its text otherwise. */
export function lineAmount(type: PayType, line: PayLine, locale: string): number | FieldError {
  const read = amount.read(line.amount, locale);
  if (read === undefined) return { kind: 'required' };
  if (read === UNREADABLE) return { kind: 'number' };
  if (read <= 0) return { kind: 'moreThan', args: { min: 0 } };
  if (Math.abs(read - toBaht(toSatang(read))) > 1e-9) return { kind: 'decimals', args: { count: 2 } };
  const most = mostOf(type, line);
  return toSatang(read) > toSatang(most) ? { key: 'salary.operation.errors.moreThanDue', args: { max: most } } : read;
}

/** Sum of the chosen lines in baht, without those that are unreadable. */
export const totalOf = ({ type, lines }: PayDraft, locale: string): number =>
  sumBaht(
    lines
      .filter(({ isChosen }) => isChosen)
      .map((line) => lineAmount(type, line, locale))
      .filter((one) => typeof one === 'number'),
  );

const payments = custom<readonly Payment[], PayDraft>('salary.several.people', {
  errors: { number: 'salary.several.wrongAmount' },
  blank: () => ({ type: 'salary', lines: [] }),
  show: (_, locale, record) => {
    const { types, people = [] } = record as PayAsked;
    const [type = 'salary'] = types;
    const chosen = { isChosen: true, compensation: false };
    return { type, lines: people.map((person) => suggested(type, { person, ...chosen }, locale)) };
  },
  read: ({ type, lines }, locale) => {
    const chosen = lines.filter(({ isChosen }) => isChosen);
    if (chosen.length === 0) return undefined;
    const read = chosen.map((line) => ({ line, amount: lineAmount(type, line, locale) }));
    const made = read.flatMap(({ line: { person, compensation }, amount: baht }) =>
      typeof baht === 'number'
        ? [
            {
              type,
              employee_id: person.employee_id,
              amount: baht,
              ...(type === 'salary' && ({ allowances: compensation ? COMPENSATION : 0 } as const)),
            },
          ]
        : [],
    );
    return made.length < chosen.length ? UNREADABLE : made;
  },
});

/** Form that pays several people at once; everybody to whom the month owes is chosen at first. */
export const paySeveralForm = defineForm(paySeveral, {
  fields: { payments },
  values: ({ people }: PayAsked) =>
    people
      ? {
          payments: people.map(({ employee_id, due }) => ({
            ...({ type: 'salary', allowances: 0 } as const),
            employee_id,
            amount: due,
          })),
        }
      : {},
  fixed: ({ month, year }) => ({ month, year }),
  moves: ({ payments: all }) => all && { out: 'safe', sum: sumBaht(all.map(({ amount: baht }) => baht)) },
  offUntilValid: true,
});
