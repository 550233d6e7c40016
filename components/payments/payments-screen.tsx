'use client';
import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { ListScreen } from '@/components/report/list-screen';
import { useListColumns } from '@/components/report/use-list-columns';
import { useReport } from '@/components/report/use-report';
import { EmptyState } from '@/components/ui/empty-state';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listAgents } from '@/lib/contract/payments';
import { paymentsTable, PLACES } from '@/lib/reports/payments';
import { columnsOf } from '@/lib/reports/table';
import { AgentCard } from './agent-card';
import { AgentPicker } from './agent-picker';
import { BonusBoxes } from './bonus-boxes';
import { PAYMENT_LOOKS } from './payment-looks';
import classes from './payments.module.css';
import { PaymentHistory } from './payment-history';
import { SessionDetails } from './session-details';

/** What an agent earned and was paid: sums, sessions, one session with its orders, payouts. */
export function PaymentsScreen() {
  const t = useTranslations('payments');
  const report = useReport(paymentsTable);
  const { table, view } = report;
  const { agent: agentId } = view.filters;
  const columns = useListColumns(
    useMemo(() => ({ columns: columnsOf(table, view) }), [table, view]),
    PAYMENT_LOOKS,
  );
  const [{ session }, setUrl] = useUrlState({ session: '' });
  const sessionId = /^[1-9]\d{0,8}$/.test(session) ? Number(session) : null;
  const { data } = useLiveEndpoint(listAgents, { body: { places: PLACES } });
  const agent = data && (data.items.find(({ agent_id }) => agent_id === agentId) ?? null);
  const isChosen = agentId > 0;
  /** Changes the list; a session of another list does not stay open. */
  const show = (filters: Partial<typeof view.filters>) => {
    setUrl({ session: '' });
    view.setFilters(filters, { replace: session !== '' });
  };
  return (
    <ListScreen
      report={report}
      columns={columns}
      heading={t('title')}
      emptyText={t('list.empty')}
      onOpen={({ session_id }) => setUrl({ session: String(session_id) })}
      filters={
        <AgentPicker
          agents={data?.items}
          chosen={agent ?? undefined}
          onChoose={(agent_id) => show({ agent: agent_id })}
        />
      }
      asideLast
      {...(isChosen && {
        panel: (
          <div className={classes['panel']}>
            <AgentCard agent={agent} id={agentId} />
            <BonusBoxes agentId={agentId} shown={view.filters} onShow={show} />
          </div>
        ),
        aside: <PaymentHistory agentId={agentId} />,
      })}
      instead={
        !isChosen ? (
          <div className={classes['choose']}>
            <EmptyState icon={<IconUsers />} title={t('choose.title')}>
              {t('choose.text')}
            </EmptyState>
          </div>
        ) : sessionId === null ? undefined : (
          <SessionDetails
            key={sessionId}
            agentId={agentId}
            sessionId={sessionId}
            onBack={() => setUrl({ session: '' })}
          />
        )
      }
    />
  );
}
