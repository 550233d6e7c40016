import type { StockKey } from '../stock';

/** What a portion takes from stock: kilograms, litres or pieces, as the stock item is measured. */
export type Recipe = Partial<Readonly<Record<StockKey, number>>>;

/** When a dish can be ordered: on these weekdays, from one hour to another, past midnight where `to` is the smaller. */
export interface Schedule {
  /** Weekday bitmask, Monday the lowest bit. */
  readonly days: number;
  readonly from: number;
  readonly to: number;
}

export const EVERY_DAY = 0b1111111;
export const WEEKDAYS = 0b0011111;

/** What sets a dish apart from the rest of its section. */
export interface Extras {
  readonly priority?: 1 | 2;
  /** Taken off the menu for now. */
  readonly off?: true;
  readonly discount?: number;
  /** Baht. */
  readonly cashback?: number;
  readonly schedule?: Schedule;
}

/** Names: the staff's own, then the guest's in three languages. A dish without a recipe takes nothing from stock. */
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

/** A menu folder. Dishes are numbered from the folder's id upwards; what is left out is as in the folder above. */
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
