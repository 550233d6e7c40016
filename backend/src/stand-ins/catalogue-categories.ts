import type { ExportTarget } from '@/lib/sections/catalogue/contract';

interface Category {
  readonly category_id: number;
  readonly name: string;
}

const numbered = (...names: string[]): Category[] => names.map((name, index) => ({ category_id: index + 1, name }));

/** Categories of the stand-in catalogues, in both languages: an outside catalogue has its own names. */
export const CATALOGUE_CATEGORIES: Readonly<Record<ExportTarget, readonly Category[]>> = {
  cannabis: numbered(
    'Соцветия / Flowers',
    'Джойнты / Pre-rolls',
    'Съедобное / Edibles',
    'Напитки / Drinks',
    'Аксессуары / Accessories',
  ),
  karaoke: numbered(
    'Закуски / Snacks',
    'Горячее / Hot dishes',
    'Пиво / Beer',
    'Коктейли / Cocktails',
    'Крепкое / Spirits',
    'Вино / Wine',
    'Безалкогольное / Soft drinks',
    'Кальян / Hookah',
  ),
};
