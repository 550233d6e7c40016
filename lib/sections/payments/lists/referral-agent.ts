import type { PaymentRow } from '../contract/payments';
import type { Words } from '@/lib/lists/list';

/** Value of the column "referral agent": the name, or the number of an agent without one. Empty without an agent. */
export const referralAgent = (
  { referral_agent_id: id, referral_agent_name: name }: Pick<PaymentRow, 'referral_agent_id' | 'referral_agent_name'>,
  words: Words,
): string => name || (id === null ? '' : words('exports.payments.agentNumber', { number: String(id) }));
