'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { Dialog } from '@/components/form/dialog';
import { FormBody } from '@/components/form/form-body';
import { NumberField } from '@/components/form/number-field';
import { useSubmission } from '@/components/form/use-submission';
import { useMeasure } from '@/components/frame/use-measure';
import { layout } from '@/components/ui/classes';
import { Radio, RadioGroup } from '@/components/ui/radio';
import { convertedFigures } from '@/lib/sections/stock/rules/measure-change';
import { typedNumber } from '@/lib/domain/typed-number';
import { itemForm } from '@/lib/sections/stock/forms/stock';
import { useFormats } from '@/components/frame/use-formats';
import { Preview, useRecipeCount } from './preview';
import { useItemMeasure, type ItemForm } from './use-item-measure';

interface MeasurePromptProps {
  readonly form: ItemForm;
  readonly stock: StockIndex;
  /** New measure. */
  readonly measure: number;
  readonly onClose: () => void;
}

/** Asks whether a change of measure recalculates the figures or keeps them. */
export function MeasurePrompt({ form, stock, measure, onClose }: MeasurePromptProps) {
  const t = useTranslations('stockItem');
  const { locale, formatBaht } = useFormats();
  const words = useMeasure();
  const { nameOf, choose } = useItemMeasure(form, stock);
  const item = form.record;
  const [from, name] = [nameOf(item.measure_id), nameOf(measure)];
  const [isRecalculated, setRecalculated] = useState(true);
  const [text, setText] = useState('1');
  const recipes = useRecipeCount(item.item_id);
  const typed = typedNumber(text, locale);
  const factor = itemForm.schemas.measure_factor.safeParse(typed).success ? typed : null;
  const question = useSubmission(() => {
    choose(measure, isRecalculated ? factor : null);
    onClose();
    return Promise.resolve();
  });
  const converted = factor === null ? null : convertedFigures(item, factor);
  return (
    <Dialog title={t('measure.title', { from, to: name })} size={460} onClose={onClose}>
      <FormBody form={question} submitLabel={t('measure.apply')} off={isRecalculated && factor === null}>
        <RadioGroup
          aria-label={t('measure.label')}
          value={isRecalculated ? 'yes' : 'no'}
          onChange={(value) => setRecalculated(value === 'yes')}
        >
          <div className={layout.stack}>
            <Radio value="yes" label={t('measure.recalculate')} description={t('measure.recalculateText')} />
            <Radio value="no" label={t('measure.leave')} description={t('measure.leaveText')} />
          </div>
        </RadioGroup>
        {isRecalculated && (
          <NumberField
            label={t('measure.factor', { from, to: name })}
            unit={name}
            autoFocus
            value={text}
            error={factor === null && t('measure.factorWrong')}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {isRecalculated && converted && (
          <Preview
            lines={[
              {
                label: t('fields.quantity'),
                before: words.written(item.quantity, item),
                after: words.written(converted.quantity, { measure_id: measure, measure_name: name }),
                negative: (item.quantity ?? 0) < 0,
              },
              {
                label: t('fields.stock_price'),
                before: `${formatBaht(item.stock_price)} / ${from}`,
                after: `${formatBaht(converted.stock_price)} / ${name}`,
              },
              { label: t('measure.recipes'), after: recipes },
            ]}
          />
        )}
      </FormBody>
    </Dialog>
  );
}
