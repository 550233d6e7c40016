'use client';
import { IconArrowLeft, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useReport } from '@/components/list/use-report';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listAgents } from '@/lib/sections/payments/contract/payments';
import { countedIn } from '@/lib/sections/payments/lists/payments';
import { statementTable } from '@/lib/sections/payments/lists/agent-statement';
import { AgentPicker } from './agent-picker';
import { STATEMENT_LOOKS } from './payment-looks';
import classes from './payments.module.css';

/** Account of an agent over a period, with its files. */
export function StatementScreen() {
  const t = useTranslations();
  const report = useReport(statementTable);
  const columns = useListColumns(statementTable, STATEMENT_LOOKS);
  const { data } = useLiveEndpoint(listAgents, { body: countedIn('all') });
  const { view, reply, isReady } = report;
  const { agent } = view.filters;
  const name = isReady ? reply?.first_name : undefined;
  return (
    <ListScreen
      report={report}
      columns={columns}
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
        <Button
          component={Link}
          href={agent > 0 ? `/payments?agent=${agent}` : '/payments'}
          variant="subtle"
          prefetch={false}
          leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
        >
          {t('payments.statement.back')}
        </Button>
      }
      instead={
        isReady ? undefined : (
          <div className={classes['choose']}>
            <EmptyState icon={<IconUsers />} title={t('payments.choose.title')}>
              {t('payments.statement.choose')}
            </EmptyState>
          </div>
        )
      }
    />
  );
}
