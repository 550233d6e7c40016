import { roleId, STAFF } from '../staff';
import type { agents, deliveryPartners } from '../../src/db/schema';

const NAMES: Readonly<Record<string, string>> = { agentmay: 'May', agentploy: 'Ploy', agentfon: 'Fon' };

/** Agents: the accounts of that role, from the day they were made. */
export const SAMPLE_AGENTS = STAFF.filter(({ role }) => roleId(role) === roleId('Agents')).map(
  ({ user_id, login, since }, index) => ({
    ...{ agent_id: index + 1, user_id, since },
    ...{ first_name: NAMES[login] ?? login, email: `${login}@example.com` },
  }),
) satisfies readonly (typeof agents.$inferInsert & { since: number })[];

export const SAMPLE_PARTNERS: readonly (typeof deliveryPartners.$inferInsert)[] = [
  { partner_id: 1, name: 'Grab' },
  { partner_id: 2, name: 'Foodpanda' },
];
