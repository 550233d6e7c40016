'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { endSession, type SignedInAt } from '@/lib/contract/sessions';
import { deviceOf } from '@/lib/domain/device';

interface EndSessionDialogProps {
  readonly ending: SignedInAt | 'others';
  /** Number of other places. */
  readonly others: number;
  readonly onClose: () => void;
}

/** Asks before the person is signed out elsewhere. */
export function EndSessionDialog({ ending, others, onClose }: EndSessionDialogProps) {
  const t = useTranslations('preferences');
  const toasts = useToasts();
  const { send } = useCommand(endSession);
  const all = ending === 'others';
  const device = all ? '' : deviceOf(ending.device).name || t('unknownDevice');
  return (
    <QuestionDialog
      title={all ? t('endOthersTitle', { count: others }) : t('endTitle', { device })}
      submitLabel={t('end')}
      onSubmit={async () => {
        await send({ body: all ? { others: true } : { session_id: ending.session_id } });
        toasts.success(t(all ? 'endedOthers' : 'ended'));
      }}
      onClose={onClose}
    >
      {t('endText')}
    </QuestionDialog>
  );
}
