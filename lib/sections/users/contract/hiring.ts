import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import type { Access } from '@/lib/contract/access';
import { BahtInput, Id, Name } from '@/lib/contract/primitives';
import { Day, Month, SALARY_CHANGE, Year } from '@/lib/sections/salary/contract/salary';
import { ACCOUNT_TAGS, newAccount, PersonName } from './users';

const { ours } = endpointsOf('settings');

/** Who manages accounts, or changes wages: each part has its own right besides. */
const EITHER = { either: [{ flags: ['UsersEdit'] }, SALARY_CHANGE] } as const satisfies Access;

/** Parts that a new person gets: an account, pay, and with the account a card that the till reads or a QR card. */
export const HIRED_PARTS = ['account', 'pay', 'card', 'qr'] as const;
export type HiredPart = (typeof HIRED_PARTS)[number];
/** Parts that are removed with a person; cards are removed with their account in any case. */
export const PARTED_PARTS = ['account', 'pay', 'cards'] as const;
export type PartedPart = (typeof PARTED_PARTS)[number];

/**
 * Hires a person in one step; `parts` says what is made, and which fields are read. Account and cards need
 * UsersEdit, pay a login of the salary editors, each by the rules of its own call (`users.create`, `cards.createQr`,
 * `salary.save`), with their codes. An account with pay belongs to the employee. `name` is needed for pay.
 */
export const hirePerson = ours({
  id: 'users.hire',
  path: '/api/v1/admin/users/hire',
  body: newAccount.partial().extend({
    parts: z.array(z.enum(HIRED_PARTS)).min(1).max(3),
    name: PersonName.optional(),
    reassign_card: z.boolean().optional(),
    position: Name.optional(),
    wages: BahtInput.optional(),
    overtime_hour_cost: BahtInput.optional(),
    month: Month.optional(),
    year: Year.optional(),
    day: Day.optional(),
  }),
  /** `card_number` is that of the QR card. */
  reply: z.object({ user_id: Id.optional(), employee_id: Id.optional(), card_number: z.string().optional() }),
  access: EITHER,
  changes: ACCOUNT_TAGS,
});

/**
 * Parts with a person in one step: their account, their pay (`day` as in `salary.remove`), their cards, or some of
 * it, with the rights and codes of each part's own call. Code 1 for an account that is not the employee's.
 */
export const partWithPerson = ours({
  id: 'users.part',
  path: '/api/v1/admin/users/part',
  body: z.object({
    parts: z.array(z.enum(PARTED_PARTS)).min(1).max(3),
    user_id: Id.optional(),
    employee_id: Id.optional(),
    day: Day.optional(),
  }),
  reply: z.object({}),
  access: EITHER,
  changes: ACCOUNT_TAGS,
});
