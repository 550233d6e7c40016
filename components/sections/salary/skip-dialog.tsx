'use client';
import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { layout } from '@/components/ui/classes';
import { Textarea } from '@/components/ui/textarea';
import { monthWithin } from '@/lib/sections/salary/rules/month';
import { skipForm, type SkippedMonth } from '@/lib/sections/salary/forms/salary';
import { useUnskip } from './use-unskip';

interface SkipDialogProps {
  readonly skipped: SkippedMonth;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks why a month of a credit is skipped. */
export function SkipDialog({ skipped, onChanged, onClose }: SkipDialogProps) {
  const t = useTranslations('salary.credit');
  const month = monthWithin(skipped, useLocale());
  const toasts = useToasts();
  const unskip = useUnskip(onChanged);
  return (
    <FormDialog
      form={skipForm}
      record={skipped}
      title={t('skipTitle', { month })}
      size={440}
      hides
      translateFirst
      submitLabel={t('skip')}
      onDone={() => {
        onChanged();
        toasts.done(t('done', { month }), () => unskip(skipped));
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={layout.muted}>{t('skipHint')}</p>
          <Textarea {...form.text('description')} minRows={2} data-autofocus />
        </>
      )}
    </FormDialog>
  );
}
