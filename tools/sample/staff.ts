import type { Flag } from '@/lib/contract/access';
import { FLAGS } from '@/lib/contract/access';
import { permissionsOf, ROLE_PRESETS, type RoleName } from '@/lib/rights/permissions';
import { YEAR } from './calendar';

/** A staff member, or an agent who brings guests. */
interface Account {
  readonly user_id: number;
  readonly login: string;
  readonly role: RoleName;
  readonly permissions: string;
  readonly active: boolean;
  /** Age of the account in days. */
  readonly since: number;
}

const ROLE_IDS: Readonly<Record<RoleName, number>> = { Administrators: 1, Managers: 2, Agents: 3, Cashiers: 4 };
export const roleId = (role: RoleName): number => ROLE_IDS[role];

/** Rights of the role, and one more. */
const presetAnd = (role: RoleName, flag: Flag): string =>
  permissionsOf(FLAGS.filter((held, index) => held === flag || ROLE_PRESETS[role][index] === '1'));

const account = (
  user_id: number,
  login: string,
  role: RoleName,
  since: number,
  rest: Partial<Pick<Account, 'permissions' | 'active'>> = {},
): Account => ({ user_id, login, role, since, permissions: ROLE_PRESETS[role], active: true, ...rest });

/** Agents give cards of up to 10 % to their guests. */
const GIVES_CARDS = permissionsOf(['DiscountCard5', 'DiscountCard10']);

/**
 * Ids do not collide with the administrator's, which is made elsewhere. Those who were there the whole year count the
 * stock.
 */
export const STAFF: readonly Account[] = [
  account(11, 'viktor', 'Administrators', YEAR),
  account(12, 'oksana', 'Administrators', YEAR),
  account(13, 'somchai', 'Managers', YEAR),
  account(14, 'marina', 'Managers', 240),
  account(15, 'pavel88', 'Managers', YEAR - 6, { active: false }),
  // The office till: this cashier may also sign in to the back office.
  account(16, 'kassa1', 'Cashiers', YEAR - 3, { permissions: presetAnd('Cashiers', 'ProgramLogin') }),
  account(17, 'kassa2', 'Cashiers', YEAR - 3),
  account(18, 'nattaya', 'Cashiers', 58),
  account(19, 'agentmay', 'Agents', 310, { permissions: GIVES_CARDS }),
  account(20, 'agentploy', 'Agents', 205, { permissions: GIVES_CARDS }),
  account(21, 'agentfon', 'Agents', 34, { permissions: GIVES_CARDS }),
  account(22, 'brewer1', 'Managers', 288, {
    permissions: permissionsOf(['BeerCraft', 'ProgramLogin', 'MenuView', 'StockView', 'StockAdd']),
  }),
  // The machine beside the receipt printer.
  account(23, 'localhost', 'Cashiers', YEAR - 2, {
    permissions: permissionsOf(['ProgramLogin', 'MenuView', 'StockView', 'OrdersView']),
  }),
];
