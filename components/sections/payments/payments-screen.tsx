'use client';
import { useTranslations } from 'next-intl';
import { useOpened } from '@/components/address/use-opened';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { LinkButton } from '@/components/ui/link-button';
import { useMay, useServer } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useEndpoint, useLiveEndpoint } from '@/lib/api/use-endpoint';
import { listMails } from '@/lib/sections/payments/contract/mails';
import { agentDues, confirmPayment, listAgents } from '@/lib/sections/payments/contract/payments';
import { countedIn, paymentsList, UNPAID } from '@/lib/sections/payments/lists/payments';
import { AgentCard } from './agent-card';
import { AgentPicker } from './agent-picker';
import { AgentsOwed } from './agents-owed';
import { BonusBoxes } from './bonus-boxes';
import { ChosenBar } from './chosen-bar';
import { Chosen } from './chosen-box';
import { PaymentHistory } from './payment-history';
import classes from './payments.module.css';
import { dueOf } from './payout-lines';
import { SessionDetails } from './session-details';
import { usePaymentColumns } from './use-payment-columns';
import { useHallOf } from './use-halls';
import { usePaying } from './use-paying';

const PayDialog = lazyPart(() => import('./pay-dialog').then((module) => module.PayDialog));

/** Screen of the agents' bonuses: unpaid sums of all agents, or the sums, sessions and payouts of the chosen one. */
export function PaymentsScreen() {
  const may = useMay();
  const pays = may(confirmPayment);
  const { ours } = useServer();
  const t = useTranslations('payments');
  usePrefetch(PayDialog);
  const list = useList(paymentsList);
  const { view } = list;
  const { agent: agentId, type, status, halls } = view.filters;
  const isChosen = agentId > 0;
  const paying = usePaying(agentId, type, halls);
  // A legacy server pays all sessions at once only.
  const mayChoose = pays && ours && status === UNPAID;
  const columns = usePaymentColumns(view, mayChoose);
  const session = useOpened('session');
  const { openedId: sessionId } = session;
  const body = countedIn(halls);
  const agents = useLiveEndpoint(listAgents, { body });
  const { data } = agents;
  // A legacy server lists the agents without their sums, which are needed while no agent is chosen.
  const needsDues = !isChosen && !ours;
  const legacyDues = useEndpoint(agentDues, needsDues ? { body } : null);
  const owed = needsDues ? legacyDues : agents;
  const { isAll, hall } = useHallOf(data, halls);
  const agent = data && (data.items.find(({ agent_id }) => agent_id === agentId) ?? null);
  /** Changes the list; a session of another list does not stay open. */
  const show = (filters: Partial<typeof view.filters>) => {
    session.close();
    view.setFilters(filters);
  };
  const payouts = paying.payouts.map((payout) => {
    const of = owed.data?.items.find(({ agent_id }) => agent_id === payout.agent_id);
    const agentName = of?.first_name ?? t('card.number', { number: String(payout.agent_id) });
    return { ...payout, agentName, due: of && !isChosen ? dueOf(of, payout.payment_type) : undefined };
  });
  const bar = pays && paying.chosen.parts.size > 0 && (
    <ChosenBar
      of={isChosen ? 'count' : 'agents'}
      chosen={paying.chosen.parts}
      onPay={paying.payChosen}
      onClear={paying.clear}
    />
  );
  return (
    <Chosen value={paying.chosen}>
      <ListScreen
        list={list}
        columns={columns}
        heading={t('title')}
        emptyText={t('list.empty')}
        onOpen={({ session_id }) => session.show(session_id)}
        filters={
          <AgentPicker
            agents={data?.items}
            chosen={agent ?? undefined}
            onChoose={(agent_id) => show({ agent: agent_id })}
          />
        }
        actions={
          may(listMails) && (
            <LinkButton href="/payments/outbox" variant="subtle">
              {t('outbox')}
            </LinkButton>
          )
        }
        {...(isChosen && {
          panel: (
            <div className={cx(layout.row, classes['panel'])}>
              <AgentCard agent={agent} id={agentId} />
              <BonusBoxes agentId={agentId} shown={view.filters} onShow={show} onPay={pays ? paying.pay : undefined} />
            </div>
          ),
          aside: { place: 'last', content: <PaymentHistory agentId={agentId} /> },
        })}
        notes={mayChoose && bar}
        instead={
          !isChosen ? (
            <AgentsOwed
              reading={owed}
              hall={hall}
              isAll={isAll}
              onHalls={(choice) => show({ halls: choice })}
              onOpen={(agent_id) => show({ agent: agent_id })}
              mayPay={pays}
            >
              {bar}
            </AgentsOwed>
          ) : sessionId === null ? undefined : (
            <SessionDetails key={sessionId} agentId={agentId} sessionId={sessionId} onBack={session.close} />
          )
        }
      >
        {payouts.length > 0 && pays && owed.data && (
          <PayDialog
            payouts={payouts}
            hall={hall}
            atOnce={paying.isPressed}
            onPaid={paying.clear}
            onClose={paying.close}
          />
        )}
      </ListScreen>
    </Chosen>
  );
}
