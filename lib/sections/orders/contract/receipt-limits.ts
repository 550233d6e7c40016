/** Maximum number of orders in a shortlist, and in one print run. */
export const MOST_SHORTLISTED = 100_000;
export const MOST_RECEIPTS = 20_000;
