'use client';
import { useLocale, useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { MenuDishRow } from '@/lib/sections/menu/contract/menu';
import { formatMoney } from '@/lib/domain/format';
import { isPriceAsked } from '@/lib/sections/menu/rules/price-list';
import { isCostUnknown, isParted } from '@/lib/domain/todays-cost';
import { withDifference } from '@/lib/lists/cost-columns';
import classes from './name-cell.module.css';

/** Replaces today's cost of a dish with a part of unknown cost. */
export function CostUnknown() {
  const t = useTranslations('menu');
  return (
    <span className={cx(layout.muted, layout.tiny)} title={t('costUnknownHint')}>
      {t('costUnknown')}
    </span>
  );
}

/** Menu price of a dish, or a word if the till asks for the price. */
export function DishPrice({ dish }: { dish: MenuDishRow }) {
  const t = useTranslations('menu');
  const locale = useLocale();
  if (!isPriceAsked(dish)) return formatMoney(dish.retail_price, locale);
  return (
    <span className={cx(layout.muted, layout.tiny)} title={t('priceAskedHint')}>
      {t('priceAsked')}
    </span>
  );
}

/** Replaces the prime cost of a dish without a recipe. */
function NoRecipe() {
  const t = useTranslations('menu');
  return (
    <span className={cx(layout.muted, layout.tiny)} title={t('noRecipeHint')}>
      {t('noRecipe')}
    </span>
  );
}

/** Costs of this many baht and more are shown without satang, because the small line is narrow. */
const LARGE = 1000;

/**
 * Prime cost of a dish, with the cost by today's prices below it if they differ by more than 5 %. The cell is too narrow for the
 * difference, which its title says.
 */
export function DishCost({ dish }: { dish: MenuDishRow }) {
  const t = useTranslations();
  const locale = useLocale();
  if (!dish.valid_ingredients) return <NoRecipe />;
  const { prime_cost: booked, today_cost: today } = dish;
  if (booked === undefined) return null;
  const figure = formatMoney(booked, locale);
  if (isCostUnknown(dish)) return <span title={t('menu.costUnknownHint')}>{t('report.atLeast', { figure })}</span>;
  if (!isParted(dish) || typeof today !== 'number') return figure;
  const now = today < LARGE ? formatMoney(today, locale) : Math.round(today).toLocaleString(locale);
  return (
    <span
      className={classes['cost']}
      title={`${t('recipe.today')}: ${withDifference(dish, formatMoney(today, locale))}`}
    >
      {figure}
      <small data-dearer={today > booked}>→ {now}</small>
    </span>
  );
}
