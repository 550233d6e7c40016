'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { useServer } from '@/components/sight/offers';
import { TextInput } from '@/components/ui/text-input';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { batchForm } from '@/lib/sections/craft/forms/crafts';
import { bodyOf } from '@/lib/forms/evaluate';
import { BatchLoss } from './batch-loss';
import { BatchPreview } from './batch-preview';
import classes from './batch.module.css';
import { QuantityChips } from './quantity-chips';
import type { Batch } from './use-batch';

interface BatchDialogProps {
  readonly craft: Craft;
  readonly batch: Pick<Batch, 'took' | 'refused'>;
  readonly onClose: () => void;
}

/** Makes a batch of a craft: how much, what it takes from the stock and costs, and what really came out. */
export function BatchDialog({ craft, batch, onClose }: BatchDialogProps) {
  const { ours } = useServer();
  const t = useTranslations('craft.add');
  const unit = useMeasure().name(craft.measure);
  return (
    <FormDialog
      form={batchForm}
      record={craft}
      title={t('title', { name: craft.name })}
      size={620}
      submitLabel={t('submit')}
      onRefused={({ field }, error) => {
        if (field !== undefined && field in batchForm.fields) return false;
        batch.refused(error);
        return true;
      }}
      onDone={(reply, values) => {
        const { forced: _, ...body } = bodyOf(batchForm, values, craft);
        if (reply) batch.took(reply, body);
      }}
      onClose={onClose}
    >
      {(form) => {
        const { quantity, real_quantity: real } = form.values;
        const differs = quantity !== undefined && real !== undefined && real !== quantity;
        return (
          <>
            <div className={classes['pair']}>
              <NumberField {...form.text('quantity')} unit={unit} autoFocus />
              {ours && <NumberField {...form.text('real_quantity')} unit={unit} placeholder={t('asPlanned')} />}
            </div>
            <QuantityChips craft={craft} onChoose={(text) => form.set({ quantity: text })} />
            {differs && (
              <>
                <BatchLoss craft={craft} planned={quantity} real={real} />
                <TextInput {...form.text('reason')} withAsterisk aria-required placeholder={t('reasonHint')} />
              </>
            )}
            <BatchPreview craft={craft} quantity={form.errors.quantity ? undefined : quantity} real={real} />
          </>
        );
      }}
    </FormDialog>
  );
}
