'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Textarea } from '@/components/ui/textarea';
import type { FormerEmployee } from '@/lib/sections/salary/contract/leaving';
import { monthWithin } from '@/lib/sections/salary/rules/month';
import { settleForm, type SettleWay } from '@/lib/sections/salary/forms/leaving';
import { useFormats } from '@/components/frame/use-formats';

const WAYS: readonly SettleWay[] = ['collect', 'write_off'];

interface SettleDialogProps {
  readonly former: FormerEmployee;
  readonly onClose: () => void;
}

/** Collects or writes off what somebody who left owes, or a part of it. */
export function SettleDialog({ former, onClose }: SettleDialogProps) {
  const t = useTranslations('salary');
  const { locale, formatMoney } = useFormats();
  const { employee_name: name, owed } = former;
  return (
    <FormDialog
      form={settleForm}
      record={former}
      title={t('debts.title', { name })}
      size={440}
      submitLabel={({ draft, move }) => (move ? t('debts.take') : t(`debts.submit.${draft.way}`))}
      done={({ way = 'collect', amount = 0 }) => t(`debts.done.${way}`, { name, sum: formatMoney(amount) })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p className={layout.muted}>
            {t('debts.owed', { sum: formatMoney(owed), month: monthWithin(former, locale) })}
          </p>
          <SegmentedControl
            aria-label={t('fields.way')}
            value={form.draft.way}
            data={WAYS.map((way) => ({ value: way, label: t(`debts.ways.${way}`) }))}
            onChange={(way) => form.set({ way })}
            fullWidth
          />
          <p className={layout.muted}>{t(`debts.hints.${form.draft.way}`)}</p>
          <NumberField {...form.text('amount')} unit="฿" autoFocus />
          <Textarea {...form.text('description')} minRows={2} />
        </>
      )}
    </FormDialog>
  );
}
