'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { FormDialog } from '@/components/form/form-dialog';
import { Textarea } from '@/components/ui/textarea';
import { formatDate } from '@/lib/domain/format';
import { reopenForm, type Reopening } from '@/lib/sections/days/forms';

export interface ReopenDialogProps {
  readonly close: Reopening & { readonly business_date: string };
  readonly onClose: () => void;
}

/** Asks why the last closed day is reopened, then leads to its count. */
export function ReopenDialog({ close, onClose }: ReopenDialogProps) {
  const t = useTranslations('days.reopen');
  const router = useRouter();
  const date = formatDate(close.business_date);
  return (
    <FormDialog
      form={reopenForm}
      record={close}
      title={t('title', { date })}
      size={460}
      submitLabel={t('action')}
      problemTitle={t('failed')}
      done={t('done', { date })}
      onDone={() => router.push('/operations/day-close')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('text')}</p>
          <Textarea {...form.text('reason')} description={t('reasonHint')} minRows={2} data-autofocus />
        </>
      )}
    </FormDialog>
  );
}
