import type { Look } from '../ink';

/** Points. */
export const TEXT: Look = { size: 8, line: 10.5 };
export const TABLE = { head: 26, padding: 2.5, gutter: 3, line: TEXT.line };
/** Allowance for kerning: a line may be wider than the sum of its characters. */
export const MARGIN = 0.97;
