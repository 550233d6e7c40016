import { z } from '#zod';

const limit = (most: number) => z.int().min(0).max(most);

/**
 * Limits of what needs attention (docs/domain.md, Attention); 0 switches off what has the limit. Days of stock left,
 * days that a delivery is owed, baht that a close may differ, percent of a price rise, percent of gross profit and points
 * of its fall, days that a bonus waits, times a cashier's usual voids, minutes without a sale.
 */
export const Limits = z.object({
  cover_days: limit(60),
  debt_days: limit(365),
  close_difference: limit(1_000_000),
  price_jump: limit(1000),
  low_margin: limit(100),
  margin_drop: limit(100),
  bonus_days: limit(365),
  cashier_times: limit(100),
  silent_minutes: limit(720),
});
export type Limits = z.infer<typeof Limits>;
export type Limit = keyof Limits;

/** Limits of a venue that has set none. */
export const USUAL_LIMITS: Limits = {
  cover_days: 3,
  debt_days: 14,
  close_difference: 300,
  price_jump: 20,
  low_margin: 30,
  margin_drop: 5,
  bonus_days: 30,
  cashier_times: 3,
  silent_minutes: 60,
};

export const LIMITS = Object.keys(USUAL_LIMITS) as readonly Limit[];

const isLimit = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

/** Limits among settings; what another version stored and this one cannot read is left out. */
export const limitsIn = (settings: Readonly<Record<string, unknown>>): Partial<Limits> =>
  Object.fromEntries(LIMITS.filter((name) => isLimit(settings[name])).map((name) => [name, settings[name]]));
