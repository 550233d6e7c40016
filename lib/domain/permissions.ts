import { FLAGS, type Access, type Flag, type LoginList } from '../contract/permission';

/** The all-ones string that the login `admin` always has. */
export const MAX_PERMISSION = '1'.repeat(FLAGS.length);
export const NO_PERMISSION = '0'.repeat(FLAGS.length);

export interface Person {
  readonly login: string;
  readonly permissions: string;
}

/** The logins of special standing, from the venue's settings. */
export interface Standing extends Readonly<Record<LoginList, readonly string[]>> {
  readonly adminLogin: string;
  readonly localhostLogin: string;
}

export const isAdmin = (person: Person, standing: Standing): boolean => person.login === standing.adminLogin;

/** Whether the person holds a flag (specification part 2 §3: flag at bit `b` stands at index `31 - b`). */
export const holds = (person: Person, flag: Flag): boolean => person.permissions[FLAGS.indexOf(flag)] === '1';

/**
 * A brewer is marked by the last flag (specification part 1 §6). Whoever holds every flag is an administrator and no
 * brewer: otherwise the role Administrators would be locked out of all but four sections.
 */
export const isBrewer = (person: Person, standing: Standing): boolean =>
  holds(person, 'BeerCraft') && person.permissions !== MAX_PERMISSION && !isAdmin(person, standing);

/** Whether a rule is private and the person is the login `localhost`, from whom that is hidden. */
export const isHiddenFrom = (person: Person, access: Access, standing: Standing): boolean =>
  typeof access === 'object' &&
  access.private === true &&
  person.login === standing.localhostLogin &&
  !isAdmin(person, standing);

/** Whether the person passes a rule of the contract. `null` stands for nobody signed in. */
export function mayAccess(person: Person | null, access: Access, standing: Standing): boolean {
  if (access === 'public') return true;
  if (!person || access === 'till') return false;
  if (access === 'signed-in' || isAdmin(person, standing)) return true;
  if (isHiddenFrom(person, access, standing)) return false;
  if ('anyOf' in access) return access.anyOf.some((flag) => holds(person, flag));
  if (access.logins && standing[access.logins].includes(person.login)) return true;
  return 'flags' in access && access.flags.every((flag) => holds(person, flag));
}

/** The permission string that holds exactly the given flags. */
export const permissionsOf = (flags: readonly Flag[]): string =>
  FLAGS.map((flag) => (flags.includes(flag) ? '1' : '0')).join('');

const all = (...except: Flag[]): string => permissionsOf(FLAGS.filter((flag) => !except.includes(flag)));

/** What a role fills in when an account is made; the boxes can then be changed one by one. */
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
