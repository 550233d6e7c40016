/** Number of the first row of the body for assistive technology, which counts the head as row 1. */
const FIRST = 2;

export const ariaIndexOf = (index: number): number => index + FIRST;

/** Index of a rendered row among the rows of the body. */
export const rowIndexOf = (row: Element): number => Number(row.getAttribute('aria-rowindex')) - FIRST;

/** CSS selector of the rendered rows of the body, or of one. */
export const rowSelector = (index?: number): string =>
  `tbody > tr[aria-rowindex${index === undefined ? '' : `="${ariaIndexOf(index)}"`}]`;
