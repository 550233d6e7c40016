import { toSatang } from './money';

/** Settings of the venue: baht to whose multiples cash sums are rounded. */
export const CASH_ROUNDINGS = ['off', '0.25', '0.50', '1.00'] as const;
export type CashRounding = (typeof CASH_ROUNDINGS)[number];

/** Step in satang; 0 rounds nothing. */
export const cashStep = (rounding: CashRounding): number => (rounding === 'off' ? 0 : toSatang(Number(rounding)));

/** Difference of the nearest multiple of the step from an amount, in satang; a half rounds up. */
export const roundingOf = (satang: number, step: number): number =>
  step === 0 ? 0 : Math.round(satang / step) * step - satang;
