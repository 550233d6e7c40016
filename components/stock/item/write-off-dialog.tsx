'use client';
import { Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/measure/use-measure';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { LOSS_CAUSES } from '@/lib/contract/loss-causes';
import type { StockItemRow } from '@/lib/contract/stock';
import { packageKind } from '@/lib/domain/package';
import { addQuantity } from '@/lib/domain/stock-ledger';
import { numberText } from '@/lib/domain/typed-number';
import { writeOffForm, type LostItem } from '@/lib/forms/stock';
import { CauseChips } from './cause-chips';
import classes from './fields.module.css';
import type { Lost } from './use-write-off-toast';
import { WriteOffPreview } from './write-off-preview';

interface WriteOffDialogProps {
  item: StockItemRow;
  onDone: (done: Lost) => void;
  onClose: () => void;
}

/** Writes off a loss, or records a shortfall. Written off and remaining are two inputs for one quantity. */
export function WriteOffDialog({ item, onDone, onClose }: WriteOffDialogProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const causes = useTranslations('lossCauses');
  const words = useMeasure();
  const unit = words.name(item);
  const packed = item.package_quantity ?? null;
  const [record] = useState<LostItem>(() => ({
    ...item,
    causeNames: Object.fromEntries(LOSS_CAUSES.map((cause) => [cause, causes(cause)])) as LostItem['causeNames'],
  }));
  return (
    <FormDialog
      form={writeOffForm}
      record={record}
      keep={item.item_id}
      title={t('writeOff.title', { name: item.name })}
      size={480}
      submitLabel={({ draft: { type }, values: { quantity = 0 } }) =>
        t(`writeOff.${type === 2 ? 'submitShortfall' : quantity < 0 ? 'submitRecharge' : 'submit'}`)
      }
      onDone={(reply, { quantity = 0 }) => onDone({ name: item.name, quantity, item, id: reply?.stock_story_id })}
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
            <strong data-negative={(item.quantity ?? 0) < 0 || undefined}>{words.written(item.quantity, item)}</strong>
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
          {packed !== null && (
            <Button
              className={classes['package'] ?? ''}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() =>
                form.set({
                  quantity: numberText(addQuantity(Math.max(form.values.quantity ?? 0, 0), packed), locale),
                })
              }
            >
              {t('package', { kind: packageKind(item, packed), count: 1, size: words.written(packed, item) })}
            </Button>
          )}
          {(form.values.quantity ?? 0) >= 0 && <CauseChips {...form.value('cause')} />}
          <Textarea {...form.text('reason')} placeholder={t('writeOff.reasonHint')} minRows={2} />
          <WriteOffPreview item={item} quantity={form.values.quantity} />
        </>
      )}
    </FormDialog>
  );
}
