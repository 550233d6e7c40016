import type { Random } from '../random';
import type { Good } from '../plan-stock';
import { KG, LITRE } from '../stock/shelf';
import type { TradingDay } from './calendar-days';
import type { Diary } from './diary';
import type { Usage } from './usage';

/** Something that happens at its time. */
export interface Happening {
  readonly time: Date;
  readonly happen: (diary: Diary) => void;
}

/** What everything that happens in the year looks at. */
export interface Venue {
  readonly days: readonly TradingDay[];
  readonly goods: readonly Good[];
  readonly usage: Usage;
  readonly random: Random;
}

/** Who books what: the manager's deliveries and losses, the brewer's brews. */
export const MANAGER = 13;
export const SECOND_MANAGER = 14;
export const OWNER = 11;

/** The finest step in which a good is written down: whole pieces, grams of what is dear, 50 g of the rest. */
export const stepOf = ({ measure, usual }: Good): number => {
  if (measure !== KG && measure !== LITRE) return 1;
  return usual < 1 ? 0.005 : 0.05;
};

/** To the step and, as floats go, to the third decimal. */
export const rounded = (quantity: number, step: number, round: (value: number) => number = Math.round): number =>
  Number((round(Number((quantity / step).toFixed(6))) * step).toFixed(3));
