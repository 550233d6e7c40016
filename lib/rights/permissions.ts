import { FLAGS, type Access, type Flag, type LoginList, type Rule, type Sight } from '@/lib/contract/permission';

/** The all-ones string. The login `admin` always has it. */
export const MAX_PERMISSION = '1'.repeat(FLAGS.length);
export const NO_PERMISSION = '0'.repeat(FLAGS.length);

export interface Person {
  readonly login: string;
  readonly permissions: string;
  /** Figures that open counts close to this person at present, whatever the rights. */
  readonly closed?: readonly Sight[] | undefined;
  /** Sections that the venue has switched off, for everybody. Calls go on. */
  readonly off?: readonly string[] | undefined;
}

/** Logins with special access, from the venue's settings. */
export interface SpecialLogins extends Readonly<Record<LoginList, readonly string[]>> {
  readonly adminLogin: string;
  readonly localhostLogin: string;
}

export const isAdmin = (person: Person, special: SpecialLogins): boolean => person.login === special.adminLogin;

/** Whether the person holds a flag. */
export const holds = (person: Person, flag: Flag): boolean => person.permissions[FLAGS.indexOf(flag)] === '1';

/**
 * A brewer holds the last flag, BeerCraft. An account with every flag is an administrator, not a brewer: otherwise the
 * role Administrators would be locked out of all but four sections.
 */
export const isBrewer = (person: Person, special: SpecialLogins): boolean =>
  holds(person, 'BeerCraft') && person.permissions !== MAX_PERMISSION && !isAdmin(person, special);

/** Whether a rule can belong to menu, stock, beer craft or settings, the sections that brewers have. */
export function isForBrewers(access: Access): boolean {
  if (typeof access !== 'object') return true;
  if ('either' in access) return access.either.some(isForBrewers);
  const flags: readonly Flag[] = 'flags' in access ? access.flags : [];
  return flags.includes('BeerCraft') || !(access.private === true || flags.includes('OrdersView'));
}

/** Whether a rule belongs to sections that the person does not have, whatever flags they hold. */
const isHiddenFrom = (person: Person, access: Rule, special: SpecialLogins): boolean =>
  (person.login === special.localhostLogin && access.private === true) ||
  (isBrewer(person, special) && !isForBrewers(access));

/**
 * Whether the person passes a rule of the contract: that of a call, or that of a section, which sidebar, page and
 * redirect follow. `null` is nobody signed in.
 */
export function mayAccess(person: Person | null, access: Access, special: SpecialLogins): boolean {
  if (access === 'public') return true;
  if (!person || access === 'till') return false;
  if (access === 'signed-in' || isAdmin(person, special)) return true;
  if ('either' in access) return access.either.some((rule) => mayAccess(person, rule, special));
  if (isHiddenFrom(person, access, special)) return false;
  if ('anyOf' in access) return access.anyOf.some((flag) => holds(person, flag));
  if (access.logins && special[access.logins].includes(person.login)) return true;
  return 'flags' in access && access.flags.every((flag) => holds(person, flag));
}

/** Permission string with exactly these flags. */
export const permissionsOf = (flags: readonly Flag[]): string =>
  FLAGS.map((flag) => (flags.includes(flag) ? '1' : '0')).join('');

const all = (...except: Flag[]): string => permissionsOf(FLAGS.filter((flag) => !except.includes(flag)));

/** Flags that a role fills in for a new account; they can then be changed one by one. */
export const ROLE_PRESETS = {
  Administrators: all(),
  Managers: all('UsersEdit', 'FundsDirectChange', 'IgnoreDiscount', 'BeerCraft'),
  Agents: NO_PERMISSION,
  Cashiers: permissionsOf([
    'CashierLogin',
    'CashierView',
    'MenuView',
    'OrdersView',
    'CashierDeposit',
    'DiscountCard5',
    'DiscountCard10',
  ]),
} as const;
export type RoleName = keyof typeof ROLE_PRESETS;
