'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { goTo } from '@/components/frame/browser';
import { announceSession } from '@/components/frame/session-channel';
import { useCommand } from '@/lib/api/use-command';
import { endSession, type SignedInAt } from '@/lib/sections/auth/contract/sessions';
import { deviceOf } from '@/lib/sections/auth/rules/device';

/** What is ended: one session, all others, or all. */
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
  const words = {
    everywhere: {
      title: security('everywhereTitle'),
      submit: security('everywhere'),
      text: security('everywhereText'),
    },
    others: { title: t('endOthersTitle', { count: others }), submit: t('end'), text: t('endText') },
  };
  const one = typeof ending === 'string' ? null : deviceOf(ending.device).name || t('unknownDevice');
  const { title, submit, text } =
    typeof ending === 'string'
      ? words[ending]
      : { title: t('endTitle', { device: one ?? '' }), submit: t('end'), text: t('endText') };
  return (
    <QuestionDialog
      title={title}
      submitLabel={submit}
      onSubmit={async () => {
        if (ending === 'everywhere') {
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
      {text}
    </QuestionDialog>
  );
}
