import type { Random } from '../random';
import type { Good } from '../plan-stock';
import { KG, LITRE } from '../stock/shelf';
import type { TradingDay } from './calendar-days';
import type { Diary } from './diary';
import type { Usage } from './usage';

/** An event with its time. */
export interface Happening {
  readonly time: Date;
  readonly happen: (diary: Diary) => void | Promise<void>;
}

/** State shared by all planners of the year. */
export interface Venue {
  readonly days: readonly TradingDay[];
  readonly goods: readonly Good[];
  readonly usage: Usage;
  readonly random: Random;
}

/** Who books deliveries and losses. */
export const MANAGER = 13;
export const SECOND_MANAGER = 14;
export const OWNER = 11;

/** Smallest quantity of a good: whole pieces, grams of dear goods, 50 g of others. */
export const stepOf = ({ measure, usual }: Good): number => {
  if (measure !== KG && measure !== LITRE) return 1;
  return usual < 1 ? 0.005 : 0.05;
};

/** Rounded to the step, and to the third decimal because of float errors. */
export const rounded = (quantity: number, step: number, round: (value: number) => number = Math.round): number =>
  Number((round(Number((quantity / step).toFixed(6))) * step).toFixed(3));
