'use client';
import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/list/back-link';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listAgents } from '@/lib/sections/payments/contract/payments';
import { countedIn } from '@/lib/sections/payments/lists/payments';
import { statementList } from '@/lib/sections/payments/lists/agent-statement';
import { AgentPicker } from './agent-picker';
import { STATEMENT_LOOKS } from './payment-looks';

/** Account of an agent over a period, with its files. */
export function StatementScreen() {
  const t = useTranslations();
  const list = useList(statementList);
  const { data } = useLiveEndpoint(listAgents, { body: countedIn('all') });
  const { view, reply, isReady } = list;
  const { agent } = view.filters;
  const name = isReady ? reply?.first_name : undefined;
  return (
    <ListScreen
      list={list}
      looks={STATEMENT_LOOKS}
      heading={name ? t('exports.statement.heading', { name }) : t('exports.statement.title')}
      emptyText={t('payments.statement.empty')}
      filters={
        <AgentPicker
          agents={data?.items}
          chosen={data?.items.find(({ agent_id }) => agent_id === agent)}
          onChoose={(chosen) => view.setFilters({ agent: chosen })}
        />
      }
      actions={
        <BackLink href={agent > 0 ? `/payments?agent=${agent}` : '/payments'}>{t('payments.statement.back')}</BackLink>
      }
      instead={
        isReady ? undefined : (
          <div>
            <EmptyState icon={<IconUsers />} title={t('payments.choose.title')}>
              {t('payments.statement.choose')}
            </EmptyState>
          </div>
        )
      }
    />
  );
}
