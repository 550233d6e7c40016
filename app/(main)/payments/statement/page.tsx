import { notFound } from 'next/navigation';
import { StatementScreen } from '@/components/sections/payments/statement-screen';
import { Preloaded } from '@/lib/api/preloaded';
import { preload } from '@/lib/bff/preload';
import { mayAt } from '@/lib/bff/offers';
import { preloadList, type SearchParams } from '@/lib/bff/preload-list';
import { requirePage } from '@/lib/bff/require-page';
import { listAgents, paymentStatement } from '@/lib/sections/payments/contract/payments';
import { countedIn } from '@/lib/sections/payments/lists/payments';
import { statementList } from '@/lib/sections/payments/lists/agent-statement';

export default async function StatementPage({ searchParams }: { searchParams: SearchParams }) {
  const visit = await requirePage('payments', paymentStatement.access);
  // A legacy server has no statements.
  if (!mayAt(visit, paymentStatement)) notFound();
  const entries = await Promise.all([
    preload(visit, listAgents, { body: countedIn('all') }),
    preloadList(visit, statementList, searchParams),
  ]);
  return (
    <Preloaded entries={entries.flat()}>
      <StatementScreen />
    </Preloaded>
  );
}
