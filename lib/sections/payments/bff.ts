import 'server-only';
import { agentDues, listAgents, paymentsSummary } from './contract/payments';
import { fewAtOnce } from '@/lib/bff/few-at-once';
import { isOwn } from '@/lib/bff/servers';
import { compose } from '@/lib/bff/compose';

/** A legacy server lists agents without sums, and tells those of one agent at a time. */
export const paymentCalls = [
  compose(agentDues, async ({ body }, call, { server }) => {
    const reply = await call(listAgents, { body });
    if (isOwn(server)) return reply;
    const items = await fewAtOnce(reply.items, async (agent) => {
      const sums = await call(paymentsSummary, { body: { ...body, agent_id: agent.agent_id } });
      const { session_bonus_unpaid_sum, referral_bonus_unpaid_sum } = sums;
      return { ...agent, session_bonus_unpaid_sum, referral_bonus_unpaid_sum };
    });
    return { ...reply, items };
  }),
];
