import type { Looks } from '@/components/report/use-list-columns';
import type { ReportRow } from '@/lib/reports/report/define';
import type { Words } from '@/lib/reports/table';
import { EXPENSE_CATEGORY_LOOKS } from './expense-category-looks';
import { DRAFT_BEER_LOOKS, GOODS_LOOKS } from './stock-looks';
import { additionLooks, dishLooks } from './dish-looks';

type PartLooks = (words: Words, locale: string) => Looks<ReportRow>;

/** How cells of single reports look by the trade's rules. */
export const PART_LOOKS: Readonly<Record<string, PartLooks>> = {
  dishes: dishLooks,
  additions: additionLooks,
  draft_beer: () => DRAFT_BEER_LOOKS,
  alcohol: () => GOODS_LOOKS,
  products: () => GOODS_LOOKS,
  expense_categories: () => EXPENSE_CATEGORY_LOOKS,
};
