import type { StockKey } from '../stock';

/** Stock that a portion takes: kilograms, litres or pieces, by the item's measure. */
export type Recipe = Partial<Readonly<Record<StockKey, number>>>;

/** Sale times: these weekdays, from one hour to another; past midnight when `to` is smaller. */
export interface Schedule {
  /** Weekday bitmask, Monday the lowest bit. */
  readonly days: number;
  readonly from: number;
  readonly to: number;
}

export const EVERY_DAY = 0b1111111;
export const WEEKDAYS = 0b0011111;

/** Settings of a dish that differ from its section. */
export interface Extras {
  readonly priority?: 1 | 2;
  /** Switched off. */
  readonly off?: true;
  readonly discount?: number;
  /** Baht. */
  readonly cashback?: number;
  readonly schedule?: Schedule;
}

/** Names: the staff's, then the guest's in three languages. A dish without a recipe takes nothing from stock. */
export type Dish = readonly [
  name: string,
  ru: string,
  en: string,
  cn: string,
  baht: number,
  recipe: Recipe | null,
  about: string,
  aboutEn: string,
  extras?: Extras,
];

/**
 * A menu folder. Dishes are numbered from the folder's id upwards. Missing fields are inherited from the parent folder.
 */
export interface Section {
  readonly id: number;
  readonly parent: number | null;
  readonly name: string;
  readonly en: string;
  readonly cn: string;
  readonly kitchen?: boolean;
  /** Highest discount in percent. */
  readonly discount?: number;
  readonly schedule?: Schedule;
  readonly dishes?: readonly Dish[];
}
