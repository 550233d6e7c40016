'use client';
import { useTranslations } from 'next-intl';
import type { CraftIngredient } from '@/lib/sections/craft/contract/craft';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { Costs } from '@/lib/domain/todays-cost';
import { withDifference } from '@/lib/lists/cost-columns';
import { unpriced } from '@/lib/forms/recipe';
import { useFormats } from '@/components/frame/use-formats';

/** Cost by today's prices with the difference from the booked one in percent; `money` writes satang. */
export const byToday = (costs: Costs, money: (satang: number) => string): string =>
  withDifference(costs, money(toSatang(costs.today_cost ?? 0)));

type Priced = Pick<CraftIngredient, 'name' | 'today_price' | 'prime_cost'>;

/**
 * Texts for costs, in satang, of lines whose price may be unknown: such a line says so, a sum gets "≥", and a note names the
 * lines (docs/domain.md 15.2). A hidden cost (undefined) is a dash.
 */
export function useLineCosts(lines: readonly Priced[]) {
  const recipe = useTranslations('recipe');
  const report = useTranslations('report');
  const { formatBaht } = useFormats();
  const names = unpriced(lines);
  const money = (satang: number | undefined) => formatBaht(satang === undefined ? undefined : toBaht(satang));
  const bound = (satang: number | undefined, isUnknown: boolean) =>
    satang === undefined || !isUnknown ? money(satang) : report('atLeast', { figure: money(satang) });
  return {
    ofLine: ({ prime_cost, today_price }: Omit<Priced, 'name'>, satang: number | undefined) =>
      satang !== undefined && today_price === null && prime_cost === 0
        ? recipe('noPrice')
        : bound(satang, today_price === null),
    ofAll: (satang: number | undefined) => bound(satang, names.length > 0),
    note: names.length > 0 ? recipe('unknown', { names: names.join(', ') }) : null,
  };
}
