'use client';
import { IconUserOff, IconPhotoPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { FormContent } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { loadProblem } from '@/components/problem/load-problem';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listAgentSettings, saveAgent, uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import { personText } from '@/lib/rights/person';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import { PHOTO_MEGABYTES } from '@/lib/contract/primitives';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { agentForm } from '@/lib/sections/users/forms/agents';
import { cx, layout } from '@/components/ui/classes';
import { FileButton } from '@/components/ui/file-button';
import { Portrait } from '@/components/ui/portrait';
import { Progress } from '@/components/ui/progress';
import { useUpload } from '@/lib/api/use-upload';
import { AgentFields } from './agent-fields';
import classes from './agent.module.css';

/** Photo of an agent with the button that replaces it at once. */
function AgentPhoto({ agent, readOnly }: { readonly agent: Agent; readonly readOnly: boolean }) {
  const t = useTranslations('agents.photo');
  const toasts = useToasts();
  const { send, sent, error, clear } = useUpload(uploadAgentPhoto);
  const pick = async ([file]: readonly File[]) => {
    if (!file) return;
    clear();
    if (await send({ agent_id: agent.agent_id }, file)) toasts.success(t('saved'));
  };
  return (
    <div className={cx(layout.row, classes['photo'])}>
      <Portrait name={agent.first_name} src={agent.photo_url ?? ''} />
      <div className={cx(layout.stack, classes['choose'])}>
        {!readOnly && (
          <FileButton
            fileLabel={t('file')}
            accept="image/jpeg,image/png"
            variant="default"
            icon={IconPhotoPlus}
            loading={sent !== null}
            onPick={(files) => void pick(files)}
          >
            {t(agent.photo_url ? 'replace' : 'choose')}
          </FileButton>
        )}
        <span className={cx(layout.muted, layout.small)}>{t('hint', { megabytes: PHOTO_MEGABYTES })}</span>
        {sent !== null && <Progress value={sent * 100} aria-label={t('sending')} />}
      </div>
      {error && <ProblemAlert problem={error.problem} title={t('notSaved')} />}
    </div>
  );
}

interface AgentDialogProps {
  readonly user: UserRow;
  readonly onClose: () => void;
}

/** Reads an agent again after somebody else saved it. */
async function readAgain(agentId: number): Promise<Agent> {
  const { items } = await call(listAgentSettings, { body: {} });
  return found(items.find(({ agent_id }) => agent_id === agentId));
}

/** Settings of the agent whose account it is: photo, mail, rates and who brought them. */
export function AgentDialog({ user, onClose }: AgentDialogProps) {
  const t = useTranslations('agents');
  const reading = useEndpoint(listAgentSettings, { body: {} });
  const { data } = reading;
  const agent = data?.items.find(({ user_id }) => user_id === user.user_id);
  return (
    <Dialog title={t('settings', { login: personText(user) })} size={560} onClose={onClose}>
      {data && agent ? (
        <AgentSettings agent={agent} all={data.items} />
      ) : data ? (
        <EmptyState icon={<IconUserOff />} title={t('notFound')}>
          {t('notFoundText')}
        </EmptyState>
      ) : (
        (loadProblem(t('notLoaded'), reading) ?? <Skeleton height={380} />)
      )}
    </Dialog>
  );
}

interface AgentSettingsProps {
  readonly agent: Agent;
  readonly all: readonly Agent[];
}

function AgentSettings({ agent, all }: AgentSettingsProps) {
  const readOnly = !useMay()(saveAgent);
  const t = useTranslations('agents');
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
      done={t('done')}
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
