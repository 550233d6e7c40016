import { QR_DISCOUNTS } from '@/lib/sections/cards/contract';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { hirePerson, partWithPerson } from '@/lib/sections/users/contract/hiring';
import { refusal } from '@/lib/contract/refusals';
import { SALARY_CHANGE } from '@/lib/sections/salary/contract/salary';
import { holds, mayAccess, NO_PERMISSION } from '@/lib/rights/permissions';
import type { SalaryMonth } from '@/lib/sections/salary/rules/month';
import { requireAccount } from '../../people/accounts';
import { changeAccount, type Edit, requireRights } from '../../people/edit';
import { createQr } from '../cards/edit';
import { remove, save } from '../salary/employees';
import { endCardsOf } from './cards';
import { addAccount, removeAccount } from './editing';
import { joinEmployee } from './employee-of';

type Hired = Omit<InputOf<typeof hirePerson>['body'], 'password'>;
type Reply = ReplyOf<typeof hirePerson>;
type Parted = InputOf<typeof partWithPerson>['body'];

/** Returns a field that a part needs. @throws ProblemError 1 if it is missing */
function need<T>(value: T | undefined, field: keyof Hired | keyof Parted): T {
  if (value === undefined) throw refusal('badInput', field);
  return value;
}

/** @throws ProblemError 3 for an editor who may not change salaries */
function requireEditor({ editor, special }: Edit, field: string): void {
  if (!mayAccess(editor, SALARY_CHANGE, special)) throw refusal('noPrivilege', field);
}

async function addPay(edit: Edit, current: SalaryMonth, body: Hired): Promise<number> {
  requireEditor(edit, 'wages');
  const { position, wages, overtime_hour_cost, month, year, day } = body;
  const who = { type: 'add' as const, employee_id: null, employee_name: need(body.name || undefined, 'name') };
  const salary = { tx: edit.tx, user_id: edit.editor.user_id, current };
  return (await save(salary, { ...who, position, wages, overtime_hour_cost, month, year, day })).employee_id;
}

/** Adds the account, and the card or QR card that `parts` names. */
async function addSignIn(edit: Edit, body: Hired, password_hash: string): Promise<Reply> {
  const has = (part: Hired['parts'][number]) => body.parts.includes(part);
  const { name, permissions = NO_PERMISSION, active = 1, reassign_card, discount = 0 } = body;
  const card = has('card') ? { card_number: need(body.card_number, 'card_number'), discount, reassign_card } : {};
  const given = { login: need(body.login, 'login'), name, permissions, active, ...card };
  const user_id = await addAccount(
    edit,
    { ...given, category_id: need(body.category_id, 'category_id') },
    password_hash,
  );
  if (!has('qr')) return { user_id };
  const percent = QR_DISCOUNTS.find((one) => one === discount);
  const qr = { owner_id: user_id, discount: need(percent, 'discount') };
  return { user_id, card_number: (await createQr(edit.tx, edit.editor, qr, edit.special)).card_number };
}

/**
 * Hires a person: adds the account, pay and card that `parts` names (docs/domain.md, section 4.4).
 * @throws ProblemError 1 for a field that a part lacks or a card without an account, and what each part throws
 */
export async function hire(edit: Edit, current: SalaryMonth, body: Hired, hash: string | undefined): Promise<Reply> {
  const { parts } = body;
  const isCarded = parts.includes('card') || parts.includes('qr');
  if (parts.includes('card') && parts.includes('qr')) throw refusal('badInput', 'parts');
  if (isCarded && !parts.includes('account')) throw refusal('badInput', 'parts');
  const employee_id = parts.includes('pay') ? await addPay(edit, current, body) : undefined;
  if (!parts.includes('account')) return { employee_id };
  const made = await addSignIn(edit, body, need(hash, 'login'));
  if (employee_id === undefined || made.user_id === undefined) return made;
  await joinEmployee(edit, await requireAccount(edit.tx, edit.special, made.user_id), employee_id);
  return { ...made, employee_id };
}

/** Removes all cards of an account that remains. @throws ProblemError 2, 3 */
async function endCards(edit: Edit, userId: number): Promise<void> {
  if (!holds(edit.editor, 'UsersEdit')) throw refusal('noPrivilege');
  const before = await requireRights(edit, userId);
  await endCardsOf(edit, userId);
  await changeAccount(edit, before);
}

/**
 * Parts with a person: removes the account, pay and cards that `parts` names.
 * @throws ProblemError 1 for an account that is not the employee's, and what each part throws
 */
export async function partWith(edit: Edit, current: SalaryMonth, body: Parted): Promise<void> {
  const { parts, user_id, employee_id, day } = body;
  const { tx, editor, special } = edit;
  if (user_id !== undefined && employee_id !== undefined) {
    const account = await requireAccount(tx, special, user_id);
    if (account.employee_id !== employee_id) throw refusal('badInput', 'employee_id');
  }
  if (parts.includes('pay')) {
    requireEditor(edit, 'employee_id');
    await remove({ tx, user_id: editor.user_id, current }, { employee_id: need(employee_id, 'employee_id'), day });
  }
  if (parts.includes('account')) await removeAccount(edit, need(user_id, 'user_id'));
  else if (parts.includes('cards')) await endCards(edit, need(user_id, 'user_id'));
}
