import { StatementScreen } from '@/components/sections/payments/statement-screen';
import { preload } from '@/lib/bff/preload';
import { listAgents } from '@/lib/sections/payments/contract/payments';
import { countedIn } from '@/lib/sections/payments/lists/payments';
import { statementList } from '@/lib/sections/payments/lists/agent-statement';
import { listPage } from '@/app/(main)/screen-page';

const StatementPage = listPage('payments', statementList, <StatementScreen />, 'ours', (visit) => [
  preload(visit, listAgents, { body: countedIn('all') }),
]);

export default StatementPage;
