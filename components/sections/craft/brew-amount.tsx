'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import type { FormState } from '@/components/form/use-form';
import { useMeasure } from '@/components/frame/use-measure';
import { useServer } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import type { addCraft, Craft } from '@/lib/sections/craft/contract/craft';
import type { brewForm } from '@/lib/sections/craft/forms/crafts';
import { BatchLoss } from './batch-loss';
import classes from './brew.module.css';
import { QuantityChips } from './quantity-chips';

interface BrewAmountProps {
  readonly form: FormState<typeof addCraft, (typeof brewForm)['fields'], Craft>;
  /** The craft with the output quantity in the editor. */
  readonly craft: Craft;
}

/** Fields for the yield of a batch, and for the reason if it differs from the recipe. */
export function BrewAmount({ form, craft }: BrewAmountProps) {
  const { ours } = useServer();
  const t = useTranslations('craft');
  const unit = useMeasure().name(craft.measure);
  const { quantity } = form.values;
  const { output_quantity: planned } = craft;
  const differs = quantity !== undefined && planned > 0 && quantity !== planned;
  return (
    <section className={cx(layout.row, classes['amount'])} aria-label={t('brew.amount')}>
      <NumberField {...form.text('quantity')} unit={unit} autoFocus />
      {ours && differs && <TextInput {...form.text('reason')} placeholder={t('add.reasonHint')} />}
      <div className={cx(layout.line, classes['beside'])}>
        {differs ? (
          <BatchLoss craft={craft} planned={planned} real={quantity} />
        ) : (
          planned > 0 && (
            <QuantityChips
              craft={{ ...craft, makeable_quantity: null }}
              onChoose={(text) => form.set({ quantity: text })}
            />
          )
        )}
      </div>
    </section>
  );
}
