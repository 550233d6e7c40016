import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { photoReply, photoUpload, WrittenId } from '@/lib/contract/photo';
import { Agent } from '@/lib/sections/payments/contract/payments';
import { Id, inSteps, Name } from '@/lib/contract/primitives';

const { ours } = endpointsOf('settings');

/** Who sets up agents. */
const edit = { flags: ['UsersEdit'] } as const;

const Percent = inSteps(z.number().min(0).max(100), 0.01);

/** Settings of the agents, by name. */
export const listAgentSettings = ours({
  id: 'agents.list',
  path: '/api/v1/admin/agents/list',
  body: z.object({ user_id: Id.optional() }),
  reply: z.object({
    items: z.array(Agent.omit({ unpaid_sum: true, session_bonus_unpaid_sum: true, referral_bonus_unpaid_sum: true })),
  }),
  access: edit,
  reads: ['agents'],
});

/**
 * Changes an agent's settings; they hold for orders paid from then on. Code 2 for an unknown agent, 1 for agents who
 * would have brought each other, 5 for an outdated version.
 */
export const saveAgent = ours({
  id: 'agents.save',
  path: '/api/v1/admin/agents/save',
  body: z.object({
    agent_id: Id,
    first_name: Name.optional(),
    email: z.union([z.literal(''), z.email().max(200)]).optional(),
    percent: Percent.optional(),
    referral_percent: Percent.optional(),
    referred_by: Id.nullable().optional(),
    language: z.enum(['ru', 'en']).optional(),
    version: z.int().optional(),
  }),
  reply: z.object({ version: z.int() }),
  access: edit,
  changes: ['agents', 'payments'],
});

/** Uploads an agent's photo, a jpg or png. */
export const uploadAgentPhoto = ours({
  id: 'agents.uploadPhoto',
  ...photoUpload,
  path: '/api/v1/admin/agents/photo/upload',
  body: z.object({ agent_id: WrittenId }),
  reply: z.object({ photo_url: z.string() }),
  access: edit,
  changes: ['agents', 'payments'],
});

/** An agent's photo, for who pays or sets up agents. Under its timestamp a browser may cache it forever. */
export const getAgentPhoto = ours({
  id: 'agents.photo',
  ...photoReply,
  path: '/api/v1/admin/agents/photo/:id',
  access: { anyOf: ['SafeWitdhdraw', 'UsersEdit'] },
  reads: ['agents'],
});
