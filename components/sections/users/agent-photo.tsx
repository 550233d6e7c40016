'use client';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import { FileButton } from '@/components/ui/file-button';
import { Portrait } from '@/components/ui/portrait';
import { Progress } from '@/components/ui/progress';
import { useUpload } from '@/lib/api/use-upload';
import { uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import classes from './agent.module.css';

/** Photo of an agent with the button that replaces it at once. */
export function AgentPhoto({ agent, readOnly }: { readonly agent: Agent; readonly readOnly: boolean }) {
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
            leftSection={<IconPhotoPlus size={16} aria-hidden />}
            loading={sent !== null}
            onPick={(files) => void pick(files)}
          >
            {t(agent.photo_url ? 'replace' : 'choose')}
          </FileButton>
        )}
        <span className={cx(layout.muted, layout.small)}>{t('hint')}</span>
        {sent !== null && <Progress value={sent * 100} aria-label={t('sending')} />}
      </div>
      {error && <ProblemAlert problem={error.problem} title={t('notSaved')} />}
    </div>
  );
}
