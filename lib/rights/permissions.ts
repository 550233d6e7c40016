import {
  FLAGS,
  type Access,
  type Flag,
  type LoginList,
  type Outsider,
  type Rule,
  type Sight,
} from '@/lib/contract/access';

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
  /** The venue starts on the overview, unless the person chose another start. */
  readonly startsOnOverview?: true;
}

/** Logins with special access, from the venue's settings. */
export interface SpecialLogins extends Readonly<Record<LoginList, readonly string[]>> {
  readonly adminLogin: string;
  readonly localhostLogin: string;
}

export const isAdmin = (person: Person, special: SpecialLogins): boolean => person.login === special.adminLogin;

/** Whether the person holds a flag. */
export const holds = ({ permissions }: Pick<Person, 'permissions'>, flag: Flag): boolean =>
  permissions[FLAGS.indexOf(flag)] === '1';

/**
 * A brewer holds the last flag, BeerCraft. An account with every flag is an administrator, not a brewer: otherwise the
 * role Administrators would be locked out of all but four sections.
 */
export const isBrewer = (person: Person, special: SpecialLogins): boolean =>
  holds(person, 'BeerCraft') && person.permissions !== MAX_PERMISSION && !isAdmin(person, special);

/** Whether a rule is closed to people of a kind, whatever flags they hold. */
export function closes(access: Access, kind: Outsider): boolean {
  if (typeof access !== 'object') return false;
  return 'either' in access ? access.either.every((rule) => closes(rule, kind)) : !!access.closedTo?.includes(kind);
}

const isClosedTo = (person: Person, rule: Rule, special: SpecialLogins): boolean =>
  (closes(rule, 'localhost') && person.login === special.localhostLogin) ||
  (closes(rule, 'brewers') && isBrewer(person, special));

/**
 * Whether the person passes a rule of the contract: that of a call, or that of a section, which sidebar, page and
 * redirect follow. `null` is nobody signed in.
 */
export function mayAccess(person: Person | null, access: Access, special: SpecialLogins): boolean {
  if (access === 'public') return true;
  if (!person || access === 'till') return false;
  if (access === 'signed-in' || isAdmin(person, special)) return true;
  if ('either' in access) return access.either.some((rule) => mayAccess(person, rule, special));
  if (isClosedTo(person, access, special)) return false;
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
