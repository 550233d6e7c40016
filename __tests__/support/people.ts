import { FLAGS } from '@/lib/contract/access';
import { permissionsOf, ROLE_PRESETS, type Person } from '@/lib/rights/permissions';

/** Accounts with each right alone, with none, of each role, of a brewer, and the login that sees nothing private. */
export const PEOPLE: readonly Person[] = [
  ...FLAGS.filter((flag) => flag !== 'ProgramLogin').map((flag) => ({
    login: `only${flag}`,
    permissions: permissionsOf(['ProgramLogin', flag]),
  })),
  { login: 'nothing', permissions: permissionsOf(['ProgramLogin']) },
  ...Object.entries(ROLE_PRESETS).map(([role, permissions]) => ({
    login: `role${role}`,
    permissions: permissionsOf(FLAGS.filter((flag, at) => flag === 'ProgramLogin' || permissions[at] === '1')),
  })),
  {
    login: 'brewer',
    permissions: permissionsOf(['ProgramLogin', 'MenuView', 'StockView', 'ExpensesView', 'BeerCraft']),
  },
  { login: 'localhost', permissions: permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')) },
];
