'use client';
import { IconClockPause } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Mark, RowName } from '@/components/browse/row-name';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import { formatWeekTime } from '@/lib/domain/format';
import { isPriceAsked } from '@/lib/sections/menu/rules/price-list';
import { isCostUnknown, isParted } from '@/lib/domain/todays-cost';
import { withDifference } from '@/lib/lists/cost-columns';
import { useFormats } from '@/components/frame/use-formats';
import classes from './cells.module.css';

/** Label of a dish that is not on sale now; the tooltip has the next time. */
function NotServed({ next }: { next: MenuDishRow['served_next'] }) {
  const t = useTranslations('menu');
  const { locale, timeZone } = useFormats();
  const when = next === null ? t('neverServed') : t('servedNext', { time: formatWeekTime(next, locale, timeZone) });
  return (
    <span className={cx(layout.muted, layout.tiny, classes['pause'])} title={when}>
      <IconClockPause size={14} stroke={1.6} aria-hidden />
      <span>{t('notServed')}</span>
      <VisuallyHidden>{when}</VisuallyHidden>
    </span>
  );
}

/** Name of a row with its state: folder or dish, on or off, on sale now or not. */
export function NameCell({ row }: { row: MenuRow }) {
  const t = useTranslations('menu');
  return (
    <RowName row={row}>
      {row.status === 0 && <Mark>{t('off')}</Mark>}
      {row.status === 1 && row.is_file && !row.served && <NotServed next={row.served_next} />}
    </RowName>
  );
}

/** Placeholder of a hidden price or cost, with the reason as tooltip. */
export function DishWord({ word }: { readonly word: 'costUnknown' | 'priceAsked' | 'noRecipe' }) {
  const t = useTranslations('menu');
  return (
    <span className={cx(layout.muted, layout.tiny)} title={t(`${word}Hint`)}>
      {t(word)}
    </span>
  );
}

/** Menu price of a dish, or a word if the till asks for the price. */
export function DishPrice({ dish }: { dish: MenuDishRow }) {
  const { formatMoney } = useFormats();
  return isPriceAsked(dish) ? <DishWord word="priceAsked" /> : formatMoney(dish.retail_price);
}

/** From this many baht, costs are shown without satang, because the small line is narrow. */
const LARGE = 1000;

/**
 * Prime cost of a dish, with the cost by today's prices below it if they differ by more than 5 %. The cell is too narrow for the
 * difference, which its tooltip shows.
 */
export function DishCost({ dish }: { dish: MenuDishRow }) {
  const t = useTranslations();
  const { formatMoney, formatCount } = useFormats();
  if (!dish.valid_ingredients) return <DishWord word="noRecipe" />;
  const { prime_cost: booked, today_cost: today } = dish;
  if (booked === undefined) return null;
  const figure = formatMoney(booked);
  if (isCostUnknown(dish)) return <span title={t('menu.costUnknownHint')}>{t('report.atLeast', { figure })}</span>;
  if (!isParted(dish) || typeof today !== 'number') return figure;
  const now = today < LARGE ? formatMoney(today) : formatCount(Math.round(today));
  return (
    <span className={classes['cost']} title={`${t('recipe.today')}: ${withDifference(dish, formatMoney(today))}`}>
      {figure}
      <small data-dearer={today > booked}>→ {now}</small>
    </span>
  );
}
