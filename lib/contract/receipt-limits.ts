/** The most orders that a shortlist holds, and the most that one run prints. */
export const MOST_SHORTLISTED = 100_000;
export const MOST_RECEIPTS = 20_000;
