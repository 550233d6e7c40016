'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { byToday } from '@/components/recipe/use-line-costs';
import { RecipeEditor } from '@/components/recipe/recipe-editor';
import { useSees } from '@/components/sight/offers';
import { RecipeTotal } from '@/components/recipe/recipe-total';
import type { Items } from '@/components/recipe/use-items';
import { unitCost } from '@/lib/sections/craft/rules/craft';
import { toBaht } from '@/lib/domain/money';
import { exactCost, rounded } from '@/lib/domain/recipe';
import { isCostUnknown, isParted } from '@/lib/domain/todays-cost';
import { pricedLines, todayLines, unpriced } from '@/lib/forms/recipe';
import { useFormats } from '@/components/frame/use-formats';
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
  const recipe = useTranslations('recipe');
  const bounds = useTranslations('report');
  const { locale, formatBaht } = useFormats();
  const measure = useMeasure();
  const seesHeld = useSees('held');
  const money = (baht: number) => formatBaht(seesHeld ? baht : undefined);
  const { value: lines, onChange } = form.value('ingredients');
  const { output_quantity: output = 0, portion_quantity: portion } = form.values;
  const priced = pricedLines(lines, locale);
  const unit = measure.name(form.record.craft.measure);
  const perUnit = toBaht(unitCost(priced, output));
  const total = toBaht(rounded(exactCost(priced)));
  const today = todayLines(lines, locale);
  const costs = beer
    ? { prime_cost: total, today_cost: today && toBaht(rounded(exactCost(today))) }
    : { prime_cost: perUnit, today_cost: today && toBaht(unitCost(today, output)) };
  const isUnknown = seesHeld && isCostUnknown(costs);
  const cost = (baht: number) => (isUnknown ? bounds('atLeast', { figure: money(baht) }) : money(baht));
  const byPrices =
    seesHeld && isParted(costs)
      ? [{ label: recipe('today'), value: byToday(costs, (satang) => money(toBaht(satang))) }]
      : [];
  const perPortion =
    beer || !portion
      ? []
      : [
          {
            label: t('perPortion'),
            value: cost(toBaht(unitCost(priced, output, portion))),
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
        note={isUnknown ? recipe('unknown', { names: unpriced(lines).join(', ') }) : null}
        figures={
          beer
            ? [{ label: t('batchCost'), value: cost(making || output > 0 ? total : 0), strong: true }, ...byPrices]
            : [
                { label: t('listCost'), value: cost(total) },
                ...perPortion,
                { label: t('unitCost', { measure: unit }), value: cost(perUnit), strong: true },
                ...byPrices,
              ]
        }
      />
    </RecipeEditor>
  );
}
