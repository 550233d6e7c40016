'use client';
import { useLocale, useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/measure/use-measure';
import { RecipeEditor } from '@/components/recipe/recipe-editor';
import { useSees } from '@/components/sight/sight';
import { RecipeTotal } from '@/components/recipe/recipe-total';
import type { Items } from '@/components/recipe/use-items';
import { unitCost } from '@/lib/domain/craft';
import { toBaht } from '@/lib/domain/money';
import { lineCost, recipeCost } from '@/lib/domain/recipe';
import { pricedLines } from '@/lib/forms/recipe';
import classes from './craft-dialog.module.css';
import type { CraftForm } from './use-craft-form';

interface CraftIngredientsProps {
  readonly form: CraftForm;
  readonly items: Items;
  /** A beer craft is made as a whole: its total is not divided by the output quantity. */
  readonly beer: boolean;
  /** A batch is made now: what it costs does not depend on the output quantity. */
  readonly making?: boolean;
}

/** Output quantity, ingredients and cost of a craft. Without an output quantity a recipe costs 0. */
export function CraftIngredients({ form, items, beer, making = false }: CraftIngredientsProps) {
  const t = useTranslations('craft.editor');
  const locale = useLocale();
  const measure = useMeasure();
  const seesHeld = useSees('held');
  const money = (baht: number) => measure.money(seesHeld ? baht : undefined);
  const { value: lines, onChange } = form.value('ingredients');
  const { output_quantity: output = 0, portion_quantity: portion } = form.values;
  const priced = pricedLines(lines, locale);
  const unit = measure.name(form.record.craft.measure);
  const perUnit = toBaht(unitCost(priced, output));
  const total = toBaht(recipeCost(priced));
  const perPortion =
    beer || !portion
      ? []
      : [
          {
            label: t('perPortion'),
            value: money(toBaht(lineCost({ item_quantity: portion, prime_cost: perUnit }))),
          },
        ];
  return (
    <RecipeEditor
      label={t('ingredientsOf')}
      lines={lines}
      onChange={onChange}
      items={items}
      readOnly={form.readOnly}
      costs={seesHeld}
      error={form.shown['ingredients']}
      head={<NumberField {...form.text('output_quantity')} className={classes['output']} unit={unit} />}
    >
      <RecipeTotal
        figures={
          beer
            ? [{ label: t('batchCost'), value: money(making || output > 0 ? total : 0), strong: true }]
            : [
                { label: t('listCost'), value: money(total) },
                ...perPortion,
                { label: t('unitCost', { measure: unit }), value: money(perUnit), strong: true },
              ]
        }
      />
    </RecipeEditor>
  );
}
