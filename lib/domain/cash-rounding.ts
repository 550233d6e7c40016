import { toSatang } from './money';

/** Choices of the venue: sums paid in cash come to a multiple of so many baht. */
export const CASH_ROUNDINGS = ['off', '0.25', '0.50', '1.00'] as const;
export type CashRounding = (typeof CASH_ROUNDINGS)[number];

/** Step in satang; 0 rounds nothing. */
export const cashStep = (rounding: CashRounding): number => (rounding === 'off' ? 0 : toSatang(Number(rounding)));

/** What the nearest multiple of the step is above an amount in satang, below 0 where it is less; half goes up. */
export const roundingOf = (satang: number, step: number): number =>
  step === 0 ? 0 : Math.round(satang / step) * step - satang;
