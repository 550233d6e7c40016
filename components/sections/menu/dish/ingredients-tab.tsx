'use client';
import { useTranslations } from 'next-intl';
import { RecipeEditor } from '@/components/recipe/recipe-editor';
import { RecipeTotal } from '@/components/recipe/recipe-total';
import type { Items } from '@/components/recipe/use-items';
import { useSees } from '@/components/sight/offers';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost } from '@/lib/domain/food-cost';
import { exactCost, recipeCost, rounded } from '@/lib/domain/recipe';
import { isCostUnknown, marginCost } from '@/lib/domain/todays-cost';
import { lineError, pricedLines, todayLines, unpriced } from '@/lib/forms/recipe';
import { byToday } from '@/components/recipe/use-line-costs';
import { useFormats } from '@/components/frame/use-formats';
import type { DishForm } from './dish-types';

/** Recipe of a dish and, for those who may see it, its cost, its share of the price and the margin, red when negative. */
export function IngredientsTab({ form, stock }: { form: DishForm; stock: Items }) {
  const t = useTranslations('dish.recipe');
  const recipe = useTranslations('recipe');
  const bounds = useTranslations('report');
  const { locale, formatPercent, formatBaht } = useFormats();
  const seesCosts = useSees('costs');
  const { value: lines, onChange } = form.value('ingredients');
  const price = form.values.retail_price ?? null;
  const booked = recipeCost(pricedLines(lines, locale));
  const today = todayLines(lines, locale);
  const costs = { prime_cost: toBaht(booked), today_cost: today && toBaht(rounded(exactCost(today))) };
  const isUnpriced = isCostUnknown(costs);
  // Food cost and margin are computed from today's cost, so it is shown wherever it differs from the booked one.
  const differs = !isUnpriced && costs.today_cost !== costs.prime_cost;
  const isUnknown = isUnpriced || lines.some((line) => lineError(line, locale));
  const cost = toSatang(marginCost(costs) ?? costs.prime_cost);
  const share = foodCost(cost, toSatang(price ?? 0));
  const margin = toSatang(price ?? 0) - cost;
  const money = (satang: number) => formatBaht(toBaht(satang));
  const bound = (key: 'atLeast' | 'atMost', figure: string) => (isUnknown ? bounds(key, { figure }) : figure);
  return (
    <RecipeEditor
      label={t('label')}
      lines={lines}
      onChange={onChange}
      items={stock}
      readOnly={form.readOnly}
      costs={seesCosts}
      error={form.shown['ingredients']}
    >
      {seesCosts && (
        <RecipeTotal
          figures={[
            { label: t('total'), value: bound('atLeast', money(booked)), strong: true },
            ...(differs ? [{ label: recipe('today'), value: byToday(costs, money) }] : []),
            { label: t('price'), value: price === null ? '—' : money(toSatang(price)) },
            {
              label: t('foodCost'),
              value: share === undefined ? '—' : bound('atLeast', formatPercent(share, PERCENT_DECIMALS)),
              mark: true,
            },
            { label: t('margin'), value: price === null ? '—' : bound('atMost', money(margin)), mark: true },
          ]}
          warning={price !== null && margin < 0 ? t('loss', { amount: money(-margin) }) : null}
          note={isUnpriced ? recipe('unknown', { names: unpriced(lines).join(', ') }) : null}
        />
      )}
    </RecipeEditor>
  );
}
