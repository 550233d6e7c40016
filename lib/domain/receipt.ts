/** The label that stands on every receipt (specification part 1 §4). */
export const RECEIPT_GUEST = 'Guest 1';

/** What of a receipt's total is the price without VAT, in percent; the rest is the 7 % VAT (part 1 §4). */
const SUBTOTAL_PERCENT = 93;

/** A total in satang without its VAT, rounded half up: subtotal and VAT add up to the total to the satang. */
export const subtotalOf = (total: number): number => Math.round((total * SUBTOTAL_PERCENT) / 100);

/** Receipts in one PDF: drawing so many takes some seconds, and a larger run is served as several. */
export const RECEIPTS_PER_PDF = 500;
