'use client';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormContent } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listAgentSettings } from '@/lib/sections/users/contract/agents';
import { personText } from '@/lib/rights/person';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { agentForm } from '@/lib/sections/users/forms/agents';
import { AgentFields } from './agent-fields';
import { AgentPhoto } from './agent-photo';

interface AgentDialogProps {
  readonly user: UserRow;
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

/** Reads an agent again after somebody else saved it. */
async function readAgain(agentId: number): Promise<Agent> {
  const { items } = await call(listAgentSettings, { body: {} });
  return found(items.find(({ agent_id }) => agent_id === agentId));
}

/** Settings of the agent whose account it is: photo, mail, rates and who brought them. */
export function AgentDialog({ user, readOnly, onClose }: AgentDialogProps) {
  const t = useTranslations('agents');
  const { data, error, isValidating, mutate } = useEndpoint(listAgentSettings, { body: {} });
  const agent = data?.items.find(({ user_id }) => user_id === user.user_id);
  return (
    <Dialog title={t('settings', { login: personText(user) })} size={560} onClose={onClose}>
      {data && agent ? (
        <AgentSettings agent={agent} all={data.items} readOnly={readOnly} />
      ) : data ? (
        <EmptyState icon={<IconUserOff />} title={t('notFound')}>
          {t('notFoundText')}
        </EmptyState>
      ) : error ? (
        <ProblemAlert
          problem={error.problem}
          title={t('notLoaded')}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <Skeleton height={380} />
      )}
    </Dialog>
  );
}

interface AgentSettingsProps {
  readonly agent: Agent;
  readonly all: readonly Agent[];
  readonly readOnly: boolean;
}

function AgentSettings({ agent, all, readOnly }: AgentSettingsProps) {
  const t = useTranslations('agents');
  const toasts = useToasts();
  const { agent_id, referred_by } = agent;
  const others = all.filter(
    (one) => one.agent_id !== agent_id && (one.active !== false || one.agent_id === referred_by),
  );
  return (
    <FormContent
      form={agentForm}
      record={agent}
      readOnly={readOnly}
      submitLabel={t('save')}
      reread={() => readAgain(agent_id)}
      onDone={(reply) => reply && toasts.success(t('done'))}
    >
      {(form) => (
        <>
          <AgentPhoto agent={agent} readOnly={readOnly} />
          {form.settled && (
            <Alert role="alert" color="yellow">
              {t('conflict', { fields: form.settled.changed.map((name) => t(`fields.${name}`)).join(', ') })}
            </Alert>
          )}
          <AgentFields form={form} others={others} />
        </>
      )}
    </FormContent>
  );
}
