'use client';
import { Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/measure/use-measure';
import { Textarea } from '@/components/ui/textarea';
import type { StockItemRow } from '@/lib/contract/stock';
import { writeOffForm } from '@/lib/forms/stock';
import classes from './fields.module.css';
import { WriteOffPreview } from './write-off-preview';

/** Writes off a loss, or records a shortfall. Written off and remaining are two inputs for one quantity. */
export function WriteOffDialog({ item, onClose }: { item: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const unit = words.name(item);
  return (
    <FormDialog
      form={writeOffForm}
      record={item}
      keep={item.item_id}
      title={t('writeOff.title', { name: item.name })}
      size={480}
      submitLabel={({ draft: { type }, values: { quantity = 0 } }) =>
        t(`writeOff.${type === 2 ? 'submitShortfall' : quantity < 0 ? 'submitRecharge' : 'submit'}`)
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Tabs value={String(form.draft.type)} onChange={(type) => form.set({ type: Number(type) })}>
            <Tabs.List aria-label={t('writeOff.tabs')} mb="sm">
              <Tabs.Tab value="1">{t('writeOff.lost')}</Tabs.Tab>
              <Tabs.Tab value="2">{t('writeOff.shortfall')}</Tabs.Tab>
            </Tabs.List>
          </Tabs>
          <p className={classes['now']}>
            {t('writeOff.current')}{' '}
            <strong data-negative={item.quantity < 0 || undefined}>{words.written(item.quantity, item)}</strong>
          </p>
          <div className={classes['pair']}>
            <NumberField
              {...form.text('quantity')}
              {...(form.draft.type === 2 && { label: t('writeOff.missing') })}
              unit={unit}
              autoFocus
            />
            <NumberField {...form.derived('actual')} unit={unit} />
          </div>
          <Textarea {...form.text('reason')} placeholder={t('writeOff.reasonHint')} minRows={2} />
          <WriteOffPreview item={item} quantity={form.values.quantity} />
        </>
      )}
    </FormDialog>
  );
}
