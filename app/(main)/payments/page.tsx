import { PaymentsScreen } from '@/components/sections/payments/payments-screen';
import { preload } from '@/lib/bff/preload';
import { listAgents, paymentHistory, paymentsSummary } from '@/lib/sections/payments/contract/payments';
import { countedIn, paymentsList } from '@/lib/sections/payments/lists/payments';
import { viewOf } from '@/lib/lists/view';
import { listPage } from '@/app/(main)/screen-page';

const PaymentsPage = listPage('payments', paymentsList, <PaymentsScreen />, 'call', (visit, params) => {
  const { agent: agent_id, halls } = viewOf(paymentsList, params).filters;
  const body = countedIn(halls);
  const agents = preload(visit, listAgents, { body });
  if (agent_id <= 0) return [agents];
  const summary = preload(visit, paymentsSummary, { body: { agent_id, ...body } });
  return [agents, summary, preload(visit, paymentHistory, { body: { agent_id } })];
});

export default PaymentsPage;
