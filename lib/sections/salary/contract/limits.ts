/** First year that salaries are kept for. */
export const FIRST_YEAR = 2000;
/** Longest credit, in months. */
export const MOST_CREDIT_MONTHS = 48;
/** Fixed compensation of a salary, in baht. */
export const COMPENSATION = 1100;
/** Most people paid by one call. */
export const MOST_PAID = 200;
