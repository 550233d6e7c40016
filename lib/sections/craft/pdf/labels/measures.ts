import type { Look } from '@/lib/pdf/ink';

const MM = 72 / 25.4;

/** A label for a roll of 62 mm, in points like all measures here. */
export const LABEL = { width: 62 * MM, height: 29 * MM, side: 3 * MM, top: 1.5 * MM, bottom: 2 * MM };
export const INNER = LABEL.width - 2 * LABEL.side;

/** The code, whose white margin counts, and the smallest module that a phone reads. */
export const CODE = { side: 19 * MM, module: 0.42 * MM, gap: 1 * MM };

/** Looks of the name, largest first, each with its most lines. */
export const NAMES: readonly (Look & { readonly most: number })[] = [
  { size: 12, line: 15, weight: 600, colour: '#000', most: 1 },
  { size: 10, line: 12.5, weight: 600, colour: '#000', most: 2 },
  { size: 7.5, line: 9.5, weight: 600, colour: '#000', most: 3 },
];
export const FACT: Look = { size: 6.5, line: 8.5, colour: '#000' };
/** Looks of the end of the shelf life, largest first. It is never cut off. */
export const USE_BY: readonly (Look & { readonly most: number })[] = [9.5, 8.5, 7.5, 6.5].map((size) => ({
  size,
  line: 12,
  weight: 600,
  colour: '#000',
  most: 1,
}));
/** Two lines across the label. */
export const ALLERGENS: Look & { readonly most: number } = { size: 6, line: 7.5, weight: 600, colour: '#000', most: 2 };
