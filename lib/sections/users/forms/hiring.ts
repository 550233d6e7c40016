import { hirePerson, type HiredPart } from '../contract/hiring';
import { discountsOf } from '@/lib/sections/cards/rules/cards';
import { defineForm, type Errors } from '@/lib/forms/define';
import { money, number, optionalText, value } from '@/lib/forms/field';
import { accountFields, CHECK_AFTER } from './users';

const REQUIRED = { kind: 'required' } as const;

const { login, password, category_id, card_number, ...rest } = accountFields;
const fields = {
  ...rest,
  parts: value<HiredPart[]>('users.hiring.parts', ['account', 'card']),
  login: { ...login, required: false, optional: true, read: (draft: string) => draft.trim() || undefined },
  password: { ...password, optional: true },
  category_id: { ...category_id, optional: true },
  card_number: { ...card_number, optional: true },
  position: optionalText('users.hiring.fields.position'),
  wages: money('users.hiring.fields.wages', { optional: true }),
  overtime_hour_cost: money('users.hiring.fields.overtime_hour_cost', { optional: true }),
  day: number('users.hiring.fields.first_day', { optional: true }),
};
export type HireFields = typeof fields;

/** Initial values for a new person: the parts that are made, and the first day of work in the current month. */
export interface Hiring {
  readonly parts: HiredPart[];
  readonly day: number;
}

const NEEDS = {
  account: ['login', 'password', 'category_id'],
  pay: ['name', 'position', 'wages', 'overtime_hour_cost'],
  card: ['card_number'],
  qr: [],
} as const satisfies Readonly<Record<HiredPart, readonly (keyof HireFields)[]>>;

const SENDS = {
  account: ['name', 'login', 'password', 'category_id', 'active', 'permissions'],
  pay: ['name', 'position', 'wages', 'overtime_hour_cost', 'day'],
  card: ['card_number', 'discount', 'reassign_card'],
  qr: ['discount'],
} as const satisfies Readonly<Record<HiredPart, readonly (keyof HireFields)[]>>;

/** Form of a new person: account, card and pay, whatever is chosen (docs/domain.md, section 4.4). */
export const hireForm = defineForm(hirePerson, {
  offUntilValid: true,
  checkAfter: CHECK_AFTER,
  fields,
  values: ({ parts, day }: Hiring) => ({ parts, day }),
  check: (values) => {
    const { parts = [], discount, permissions = '' } = values;
    const missing = parts.flatMap((part) => NEEDS[part]).filter((name) => values[name] === undefined);
    const errors: Errors<HireFields> = Object.fromEntries(missing.map((name) => [name, REQUIRED]));
    if (!parts.includes('qr') || discountsOf(permissions).some((one) => one === discount)) return errors;
    return { ...errors, discount: { key: 'users.hiring.noDiscount' } };
  },
  body: (values) => {
    const { parts } = values;
    const sent = new Set(parts.flatMap((part): readonly (keyof HireFields)[] => SENDS[part]));
    const given = Object.entries(values).filter(([field]) => sent.has(field as keyof HireFields));
    return { parts, ...Object.fromEntries(given) };
  },
});
