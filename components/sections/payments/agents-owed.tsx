'use client';
import { IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { use, useMemo, type ReactNode } from 'react';
import { loadProblem } from '@/components/problem/load-problem';
import type { Column } from '@/components/table/column';
import { DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import type { useEndpoint } from '@/lib/api/use-endpoint';
import type { Agent, agentDues, PaymentType } from '@/lib/sections/payments/contract/payments';
import { toBaht, toSatang } from '@/lib/domain/money';
import { BONUS_KINDS } from '@/lib/sections/payments/rules';
import type { HallChoice } from '@/lib/sections/payments/lists/payments';
import { boxColumn, Chosen } from './chosen-box';
import classes from './payments.module.css';
import { dueOf } from './payout-lines';
import type { ChosenPart } from './use-paying';

interface AgentsOwedProps {
  readonly reading: ReturnType<typeof useEndpoint<typeof agentDues>>;
  /** Name of the halls whose sums are shown, and whether these are all halls. */
  readonly hall: string;
  readonly isAll: boolean;
  readonly onHalls: (halls: HallChoice) => void;
  readonly onOpen: (agent_id: number) => void;
  readonly mayPay: boolean;
  /** Content below the list. */
  readonly children: ReactNode;
}

/** Part of a payout that a ticked agent adds: each kind of bonus that is due. Null if none is. */
function partOf(agent: Agent): ChosenPart | null {
  const types = BONUS_KINDS.filter((type) => dueOf(agent, type) > 0);
  const sum = toBaht(types.reduce((all, type) => all + toSatang(dueOf(agent, type)), 0));
  return types.length > 0 ? { sum, due: { agent_id: agent.agent_id, types } } : null;
}

/** Agents with unpaid or owed bonuses, and their sums. Ticked agents are paid together. */
export function AgentsOwed({ reading, hall, isAll, onHalls, onOpen, mayPay, children }: AgentsOwedProps) {
  const t = useTranslations('payments.owed');
  const halls = useTranslations('payments.halls');
  const choice = useTranslations('payments.choose');
  const chosen = use(Chosen);
  const { data } = reading;
  const rows = useMemo(
    () => data?.items.filter((agent) => BONUS_KINDS.some((type) => dueOf(agent, type) !== 0)),
    [data],
  );
  const columns = useMemo<Column<Agent>[]>(() => {
    const sum = (type: PaymentType): Column<Agent> => ({
      key: `due${type}`,
      kind: 'money',
      label: t(`types.${type}`),
      width: 116,
      fixed: true,
      value: (agent) => dueOf(agent, type),
    });
    const boxes = boxColumn<Agent>(t('column'), (agent) => ({
      row: agent.agent_id,
      part: partOf(agent),
      label: t('choose', { name: agent.first_name, number: String(agent.agent_id) }),
    }));
    return [
      { key: 'first_name', kind: 'text', label: t('agent'), minWidth: 110, pinned: true, opens: () => true },
      { key: 'email', kind: 'text', label: t('email'), minWidth: 160, wideOnly: true },
      ...BONUS_KINDS.map(sum),
      ...(mayPay ? [boxes] : []),
    ];
  }, [t, mayPay]);
  const payable = (rows ?? []).flatMap((agent): (readonly [number, ChosenPart])[] => {
    const part = partOf(agent);
    return part ? [[agent.agent_id, part]] : [];
  });
  const ticked = payable.filter(([key]) => chosen?.parts.has(key)).length;
  return (
    <section className={cx(layout.screen, classes['owed'])} aria-label={t('title')}>
      <div className={cx(layout.row, classes['owedHead'])}>
        <h2>{t('title')}</h2>
        <span className={cx(layout.muted, classes['quiet'])}>{hall}</span>
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
