import type { Agent, PaymentType } from '@/lib/contract/payments';
import { SESSION_BONUS } from '@/lib/domain/payments';

/** What is unpaid of a kind of an agent's bonuses, in baht; below 0 the agent owes it. 0 where it is not told. */
export const dueOf = (agent: Agent, type: PaymentType): number =>
  (type === SESSION_BONUS ? agent.session_bonus_unpaid_sum : agent.referral_bonus_unpaid_sum) ?? 0;
