'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { Textarea } from '@/components/ui/textarea';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { giveForm } from './give-form';

/** Gives some of an item to the staff. */
export function GiveDialog({ item, onClose }: { item: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem.writeOff');
  const unit = useMeasure().name(item);
  const title = t('title', { name: item.name });
  return (
    <FormDialog form={giveForm} record={item} title={title} submitLabel={t('submit')} onClose={onClose}>
      {(form) => (
        <>
          <NumberField {...form.text('quantity')} unit={unit} autoFocus />
          <Textarea {...form.text('reason')} minRows={2} />
        </>
      )}
    </FormDialog>
  );
}
