import { CATEGORY } from '../categories';

/** A supplier of one category. */
export interface Supplier {
  readonly category: number;
  /** Delivery days; Monday is 0. */
  readonly weekdays: readonly number[];
  readonly hour: number;
  /** Reorders goods that last fewer days than this… */
  readonly low: number;
  /** …up to this number of days. */
  readonly high: number;
  /** Variation of its prices. */
  readonly sway: number;
  /** Sells on credit now and then. */
  readonly credit?: true;
  /** Its price list excludes VAT. */
  readonly vat?: true;
}

const { beer, spirits, wine, softDrinks, coffeeAndTea, meat, fish, vegetables, dairy, dryGoods } = CATEGORY;
const { brewery, hookah, dispensary, packaging, cleaning, household } = CATEGORY;

// oxfmt-ignore
export const SUPPLIERS: readonly Supplier[] = [
  { category: meat, weekdays: [0, 2, 4, 5], hour: 9, low: 3, high: 5, sway: 0.04 },
  { category: fish, weekdays: [1, 3, 5], hour: 8.5, low: 3, high: 5, sway: 0.06 },
  { category: vegetables, weekdays: [0, 2, 4, 6], hour: 7, low: 2.5, high: 4.5, sway: 0.08 },
  { category: dairy, weekdays: [1, 4], hour: 10, low: 4.5, high: 8, sway: 0.02 },
  { category: dryGoods, weekdays: [1, 3, 5], hour: 11, low: 4, high: 12, sway: 0.02 },
  { category: softDrinks, weekdays: [0, 3], hour: 14, low: 4.5, high: 10, sway: 0.01 },
  { category: coffeeAndTea, weekdays: [2], hour: 12.5, low: 8, high: 21, sway: 0.02 },
  { category: beer, weekdays: [1, 4], hour: 13.5, low: 5, high: 12, sway: 0.01, credit: true },
  { category: spirits, weekdays: [2], hour: 15, low: 9, high: 25, sway: 0.01, credit: true, vat: true },
  { category: wine, weekdays: [3], hour: 15.5, low: 9, high: 28, sway: 0.01, vat: true },
  { category: brewery, weekdays: [1], hour: 11.5, low: 14, high: 35, sway: 0.02 },
  { category: hookah, weekdays: [2], hour: 16, low: 9, high: 25, sway: 0.02 },
  { category: dispensary, weekdays: [3], hour: 13, low: 9, high: 21, sway: 0.03 },
  { category: packaging, weekdays: [0], hour: 12.2, low: 10, high: 35, sway: 0.01 },
  { category: cleaning, weekdays: [0], hour: 12.4, low: 10, high: 35, sway: 0.01 },
  { category: household, weekdays: [0], hour: 12.6, low: 10, high: 35, sway: 0.01 },
];

/** Bread does not last until the next delivery of dry goods. */
const BREAD = { low: 3, high: 4.5 };
const BREAD_FOLDER = 3455;
export const coverOf = ({ low, high }: Supplier, folder: number) => (folder === BREAD_FOLDER ? BREAD : { low, high });

/** Price rises: category, share of the year (0 to 1), new level. */
const RISES: readonly (readonly [category: number, at: number, level: number])[] = [
  [beer, 0.42, 1.04],
  [spirits, 0.42, 1.06],
  [wine, 0.7, 1.05],
  [meat, 0.3, 1.05],
  [meat, 0.8, 1.04],
  [fish, 0.55, 1.06],
  [dairy, 0.65, 1.05],
  [coffeeAndTea, 0.35, 1.09],
  [brewery, 0.5, 1.04],
];

/** Rain and heat make greens expensive: April to June. */
const DEAR_MONTHS: readonly number[] = [4, 5, 6];

/** Price level of a category since the start of the year. */
export function priceLevel(category: number, course: number, month: number): number {
  const rises = RISES.filter(([of, at]) => of === category && at <= course);
  const season = category === vegetables && DEAR_MONTHS.includes(month) ? 1.15 : 1;
  return rises.reduce((level, [, , rise]) => level * rise, season);
}
