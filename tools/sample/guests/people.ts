import { roleId, STAFF } from '../staff';
import type { agents, deliveryPartners } from '@/backend/src/db/schema';
import type { Look } from './portrait';

type AgentRow = typeof agents.$inferInsert;

interface SampleAgent extends AgentRow {
  readonly agent_id: number;
  readonly percent: number;
  readonly referral_percent: number;
  /** Age of the account in days. */
  readonly since: number;
  /** Photo, if one was taken. */
  readonly look?: Look;
}

type Settings = Pick<SampleAgent, 'first_name'> &
  Partial<Pick<SampleAgent, 'percent' | 'language' | 'referred_by' | 'look'>>;

const SETTINGS: Readonly<Record<string, Settings>> = {
  agentmay: {
    first_name: 'May',
    percent: 12,
    language: 'en',
    look: { background: ['#f6c7a8', '#e08a7b'], hair: '#2b1b17', skin: '#e9b48c', shirt: '#7a2f45' },
  },
  agentploy: {
    first_name: 'Ploy',
    language: 'en',
    referred_by: 1,
    look: { background: ['#a9d5cf', '#4f8f94'], hair: '#4a2a1c', skin: '#f0c39d', shirt: '#f2ead8' },
  },
  agentfon: { first_name: 'Fon', percent: 8, referred_by: 2 },
};

/** Agents: the accounts of that role, from the day they were made. */
export const SAMPLE_AGENTS: readonly SampleAgent[] = STAFF.filter(({ role }) => roleId(role) === roleId('Agents')).map(
  ({ user_id, login, since }, index) => ({
    agent_id: index + 1,
    user_id,
    since,
    email: `${login}@example.com`,
    first_name: login,
    percent: 10,
    referral_percent: 10,
    ...SETTINGS[login],
  }),
);

export const SAMPLE_PARTNERS: readonly (typeof deliveryPartners.$inferInsert)[] = [
  { partner_id: 1, name: 'Grab' },
  { partner_id: 2, name: 'Foodpanda' },
];
