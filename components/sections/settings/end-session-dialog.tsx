'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { goTo } from '@/components/frame/browser';
import { announceSession } from '@/components/frame/session-channel';
import { useCommand } from '@/lib/api/use-command';
import { endSession, type SignedInAt } from '@/lib/sections/auth/contract/sessions';
import { deviceOf } from '@/lib/sections/auth/rules/device';

/** Sessions to end: one, all others, or all. */
export type Ending = SignedInAt | 'others' | 'everywhere';

interface EndSessionDialogProps {
  readonly ending: Ending;
  /** Number of other places. */
  readonly others: number;
  readonly onClose: () => void;
}

/** Asks before the person is signed out elsewhere, or everywhere. */
export function EndSessionDialog({ ending, others, onClose }: EndSessionDialogProps) {
  const t = useTranslations('preferences');
  const security = useTranslations('security');
  const toasts = useToasts();
  // After signing out everywhere nothing here can be read again.
  const { send, refresh } = useCommand(endSession, { refreshing: 'later' });
  const isAll = ending === 'everywhere';
  const title = () => {
    if (isAll) return security('everywhereTitle');
    if (ending === 'others') return t('endOthersTitle', { count: others });
    return t('endTitle', { device: deviceOf(ending.device).name || t('unknownDevice') });
  };
  return (
    <QuestionDialog
      title={title()}
      submitLabel={isAll ? security('everywhere') : t('end')}
      onSubmit={async () => {
        if (isAll) {
          await send({ body: { everywhere: true } });
          announceSession();
          goTo('/api/auth/ended');
          return;
        }
        await send({ body: ending === 'others' ? { others: true } : { session_id: ending.session_id } });
        await refresh().catch(() => undefined);
        toasts.success(t(ending === 'others' ? 'endedOthers' : 'ended'));
      }}
      onClose={onClose}
    >
      {isAll ? security('everywhereText') : t('endText')}
    </QuestionDialog>
  );
}
