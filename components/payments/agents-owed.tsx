'use client';
import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { use, useMemo, type ReactNode } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import type { Column } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import type { useEndpoint } from '@/lib/api/use-endpoint';
import type { Agent, agentDues } from '@/lib/contract/payments';
import { toBaht, toSatang } from '@/lib/domain/money';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/domain/payments';
import type { HallChoice } from '@/lib/reports/payments';
import { Chosen, ChosenBox } from './chosen-box';
import classes from './payments.module.css';
import { dueOf } from './payout-lines';
import type { ChosenPart } from './use-paying';

interface AgentsOwedProps {
  readonly reading: ReturnType<typeof useEndpoint<typeof agentDues>>;
  /** What the sums are of, and whether that is all halls. */
  readonly hall: string;
  readonly isAll: boolean;
  readonly onHalls: (halls: HallChoice) => void;
  readonly onOpen: (agent_id: number) => void;
  readonly mayPay: boolean;
  /** Below the list. */
  readonly children: ReactNode;
}

/** What ticking an agent pays: each kind of bonus that is due. Null where none is. */
function partOf(agent: Agent): ChosenPart | null {
  const types = ([SESSION_BONUS, REFERRAL_BONUS] as const).filter((type) => dueOf(agent, type) > 0);
  const sum = toBaht(types.reduce((all, type) => all + toSatang(dueOf(agent, type)), 0));
  return types.length > 0 ? { sum, due: { agent_id: agent.agent_id, types } } : null;
}

/** Agents to whom something is owed, or who owe, with their sums; ticked ones are paid together. */
export function AgentsOwed({ reading, hall, isAll, onHalls, onOpen, mayPay, children }: AgentsOwedProps) {
  const t = useTranslations('payments.owed');
  const halls = useTranslations('payments.halls');
  const choice = useTranslations('payments.choose');
  const chosen = use(Chosen);
  const { data } = reading;
  const rows = useMemo(
    () => data?.items.filter((agent) => dueOf(agent, SESSION_BONUS) !== 0 || dueOf(agent, REFERRAL_BONUS) !== 0),
    [data],
  );
  const columns = useMemo<Column<Agent>[]>(() => {
    const sum = (type: typeof SESSION_BONUS | typeof REFERRAL_BONUS): Column<Agent> => ({
      key: `due${type}`,
      kind: 'money',
      label: t(`types.${type}`),
      width: 116,
      fixed: true,
      value: (agent) => dueOf(agent, type),
    });
    const box: Column<Agent> = {
      key: 'chosen',
      kind: 'text',
      label: t('column'),
      width: 64,
      fixed: true,
      pinnedEnd: true,
      render: (agent) => (
        <ChosenBox
          row={agent.agent_id}
          part={partOf(agent)}
          label={t('choose', { name: agent.first_name, number: String(agent.agent_id) })}
        />
      ),
    };
    return [
      { key: 'first_name', kind: 'text', label: t('agent'), minWidth: 110, pinned: true, opens: () => true },
      { key: 'email', kind: 'text', label: t('email'), minWidth: 160, wideOnly: true },
      sum(SESSION_BONUS),
      sum(REFERRAL_BONUS),
      ...(mayPay ? [box] : []),
    ];
  }, [t, mayPay]);
  const payable = (rows ?? []).flatMap((agent): (readonly [number, ChosenPart])[] => {
    const part = partOf(agent);
    return part ? [[agent.agent_id, part]] : [];
  });
  const ticked = payable.filter(([key]) => chosen?.parts.has(key)).length;
  return (
    <section className={classes['owed']} aria-label={t('title')}>
      <div className={classes['owedHead']}>
        <h2>{t('title')}</h2>
        <span className={classes['quiet']}>{hall}</span>
        <Button size="compact-sm" variant="default" onClick={() => onHalls(isAll ? 'one' : 'all')}>
          {halls(isAll ? 'mainOnly' : 'include')}
        </Button>
        {mayPay && payable.length > 0 && (
          <Checkbox
            label={t('all')}
            checked={ticked === payable.length}
            indeterminate={ticked > 0 && ticked < payable.length}
            onChange={(event) => chosen?.choose(payable, event.currentTarget.checked)}
          />
        )}
      </div>
      <DataTable
        id="payments-owed"
        label={t('title')}
        columns={columns}
        rows={rows}
        getKey={({ agent_id }) => agent_id}
        onOpen={({ agent_id }) => onOpen(agent_id)}
        empty={
          <EmptyState icon={<IconUsers />} title={choice('title')}>
            {choice('text')}
          </EmptyState>
        }
        error={loadProblem(t('failed'), reading)}
      />
      {children}
    </section>
  );
}
