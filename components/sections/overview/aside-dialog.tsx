'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Textarea } from '@/components/ui/textarea';
import type { AttentionCase } from '@/lib/sections/overview/contract/attention';
import { ASIDE_DAYS, asideForm } from '@/lib/sections/overview/forms';
import { nameOf, whyOf } from '@/lib/sections/overview/lists/attention';

interface AsideDialogProps {
  readonly asked: AttentionCase;
  readonly onClose: () => void;
}

/** Asks for how long a case is set aside, and why. */
export function AsideDialog({ asked, onClose }: AsideDialogProps) {
  const words = useTranslations();
  const t = useTranslations('attention.aside');
  const title = words(`attention.rules.${asked.rule}.title`);
  return (
    <FormDialog
      form={asideForm}
      record={asked}
      title={t('title')}
      size={460}
      submitLabel={t('submit')}
      problemTitle={t('failed')}
      done={t('done')}
      onClose={onClose}
    >
      {(form) => {
        const { value, onChange } = form.value('days');
        return (
          <>
            <p>
              <strong>{[title, nameOf(asked)].filter(Boolean).join(': ')}</strong>
              <br />
              {whyOf(asked, words)}
            </p>
            <SegmentedControl
              aria-label={t('days')}
              value={value}
              onChange={onChange}
              data={ASIDE_DAYS.map((days) => ({
                value: String(days),
                label: days === 0 ? words('attention.forGood') : t('for', { days }),
              }))}
            />
            <Textarea {...form.text('reason')} description={t('hint')} minRows={2} data-autofocus />
          </>
        );
      }}
    </FormDialog>
  );
}
