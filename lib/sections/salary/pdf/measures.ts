import type { Look } from '@/lib/pdf/ink';

const MM = 72 / 25.4;

export const BLACK = '#000';
/** Dark enough for a black-and-white printer. */
const SOFT = '#444';

/** A4 across, in points like all measures here; half of it is a sheet of A5. */
export const PAGE = { width: 297 * MM, height: 210 * MM };
export const SHEETS_PER_PAGE = 2;

/** A sheet and its margins. */
export const SHEET = { width: PAGE.width / SHEETS_PER_PAGE, side: 13 * MM, top: 11 * MM, bottom: 9 * MM };
export const INNER = SHEET.width - 2 * SHEET.side;

export const CUT = { width: 0.25, dash: [2, 4] };
export const RULE = { thin: 0.4, thick: 1 };

export const EMPLOYER: Look = { size: 10.5, line: 14, weight: 600, colour: BLACK };
export const SMALL: Look = { size: 7.5, line: 10.5, colour: SOFT };
export const TITLE: Look = { size: 17, line: 23, weight: 600, colour: BLACK };
export const TEXT: Look = { size: 9, line: 12, colour: BLACK };
export const NAME: Look = { size: 11, line: 14.5, weight: 600, colour: BLACK };
export const HEADING: Look = { size: 8, line: 11, weight: 600, colour: SOFT };
export const TOTAL: Look = { ...TEXT, weight: 600 };
export const NET: Look = { size: 13, line: 18, weight: 600, colour: BLACK };

/** Widths of the person's labels and of amounts. */
export const COLUMN = { label: 62, amount: 104, gap: 8 };
/** Space above a heading, above and below a line, inside the frame of the net pay, around it, and for signing. */
export const SPACE = { heading: 6.5, line: 1.3, frame: 5, around: 7, signature: 38 };
/** Most lines of a text; the rest is replaced by …. */
export const MOST = { employer: 2, name: 3, label: 4 };
