import { PaymentsScreen } from '@/components/sections/payments/payments-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { paramsIn, preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listAgents, PAYMENTS, paymentHistory, paymentsSummary } from '@/lib/sections/payments/contract/payments';
import { countedIn, paymentsList } from '@/lib/sections/payments/lists/payments';
import { viewOf } from '@/lib/lists/view';

export default async function PaymentsPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('payments', PAYMENTS);
  const { agent: agent_id, halls } = viewOf(paymentsList, await paramsIn(searchParams)).filters;
  const entries = await Promise.all([
    preload(visit, listAgents, { body: countedIn(halls) }),
    preloadList(visit, paymentsList, searchParams),
    agent_id > 0 ? preload(visit, paymentsSummary, { body: { agent_id, ...countedIn(halls) } }) : [],
    agent_id > 0 ? preload(visit, paymentHistory, { body: { agent_id } }) : [],
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <PaymentsScreen />
    </Preloaded>
  );
}
