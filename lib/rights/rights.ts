import { FLAGS, type Flag } from '@/lib/contract/access';
import { holds, permissionsOf, ROLE_PRESETS, type RoleName } from './permissions';

/** Rights by group, in the order of the user dialog. */
export const RIGHT_GROUPS = {
  signIn: ['ProgramLogin', 'CashierLogin', 'NoPayOrder'],
  menu: ['MenuView', 'MenuEdit'],
  stock: ['StockView', 'StockAdd', 'StockEdit', 'StockDelete'],
  sales: ['OrdersView', 'CancelOrder'],
  cash: [
    ...(['CashierView', 'CashierDeposit', 'CashierWithdraw', 'SafeDeposit', 'SafeTransferFromCashier'] as const),
    ...(['SafeWitdhdraw', 'FundsDirectChange'] as const),
  ],
  expenses: ['ExpensesView', 'ExpensesDelete', 'ExpensesCategoriesEdit'],
  discounts: [
    ...(['DiscountCard5', 'DiscountCard10', 'DiscountCard15', 'DiscountCard20', 'DiscountCard50'] as const),
    'IgnoreDiscount',
  ],
  staff: ['UsersEdit', 'ChangeCashierPassword', 'ChangeAgentPassword', 'ChangeManagerPassword'],
  beer: ['BeerCraft'],
} as const satisfies Readonly<Record<string, readonly Flag[]>>;

export type RightGroup = keyof typeof RIGHT_GROUPS;

/** Rights without which a right has no effect: their section would stay closed. */
const NEEDS: Readonly<Partial<Record<Flag, readonly Flag[]>>> = {
  MenuEdit: ['MenuView'],
  StockAdd: ['StockView'],
  StockEdit: ['StockView'],
  StockDelete: ['StockView'],
  CancelOrder: ['OrdersView', 'ExpensesView', 'ExpensesDelete'],
  CashierDeposit: ['CashierView'],
  CashierWithdraw: ['CashierView'],
  SafeDeposit: ['CashierView'],
  SafeTransferFromCashier: ['CashierView'],
  SafeWitdhdraw: ['CashierView'],
  FundsDirectChange: ['CashierView'],
  ExpensesDelete: ['ExpensesView'],
};

const has = (permissions: string, flag: Flag): boolean => holds({ permissions }, flag);

/** Rights of the string, in its order. */
export const flagsOf = (permissions: string): Flag[] => FLAGS.filter((flag) => has(permissions, flag));

/** Rights that a held right lacks to have an effect; empty for one that is not held. */
export const missingFor = (permissions: string, flag: Flag): readonly Flag[] =>
  has(permissions, flag) ? (NEEDS[flag] ?? []).filter((needed) => !has(permissions, needed)) : [];

/** The rights with some given or taken; a given right brings those that it needs, as far as `mayGive` lets it. */
export function withFlags(
  permissions: string,
  flags: readonly Flag[],
  held: boolean,
  mayGive: (flag: Flag) => boolean,
): string {
  const changed = flags.filter(mayGive);
  const brought = held ? changed.flatMap((flag) => NEEDS[flag] ?? []).filter(mayGive) : [];
  const others = flagsOf(permissions).filter((flag) => !changed.includes(flag));
  return permissionsOf([...others, ...(held ? [...changed, ...brought] : [])]);
}

/** The wanted rights where `mayGive` allows a change, the present ones elsewhere. */
export const asFarAs = (present: string, wanted: string, mayGive: (flag: Flag) => boolean): string =>
  permissionsOf(FLAGS.filter((flag) => has(mayGive(flag) ? wanted : present, flag)));

const isRole = (name: string): name is RoleName => Object.hasOwn(ROLE_PRESETS, name);

/** Rights that a role fills in; undefined for a role that only a legacy server knows. */
export const presetOf = (role_name: string): string | undefined =>
  isRole(role_name) ? ROLE_PRESETS[role_name] : undefined;

/** Rights that differ between two strings. */
export const differenceOf = (before: string, after: string) => ({
  added: FLAGS.filter((flag) => has(after, flag) && !has(before, flag)),
  removed: FLAGS.filter((flag) => !has(after, flag) && has(before, flag)),
});
