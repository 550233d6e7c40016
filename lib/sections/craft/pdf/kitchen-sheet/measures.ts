import { GREY, type Look } from '@/lib/pdf/ink';

/** A4 in points, like all measures here. */
export const PAGE = { width: 595.28, height: 841.89, side: 40, top: 36, bottom: 46 };
export const INNER = PAGE.width - 2 * PAGE.side;
/** Look of the stamp. The amounts are read from an arm's length. */
export const TEXT = { size: 8, line: 10.5 };
export const TABLE = { head: 16, padding: 4, gutter: 4 };
export const NAME: Look = { size: 12, line: 16 };
export const AMOUNT: Look = { ...NAME, weight: 600, align: 'right' };
export const FACT: Look = { size: 11, line: 15 };
export const ALLERGENS: Look = { size: 11, line: 15, weight: 600 };
export const HEADING: Look = { size: 14, line: 19, weight: 600 };
export const LABEL: Look = { size: 9, line: 13, weight: 600, colour: GREY };
export const STEP: Look = { size: 11, line: 16 };

/** Space above a heading and a label, below the head of the page, and inside the frame of the allergens. */
export const SPACE = { heading: 18, label: 10, head: 14, frame: 6 };
export const PHOTO = { width: 180, height: 120, gap: 16 };
/** Columns of ingredients, in percent. */
export const SHARE = { name: 74, amount: 26 };
