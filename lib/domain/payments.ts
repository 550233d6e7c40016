/** Place whose sessions the screen pays. */
export const PAYMENTS_PLACE = 16;
/** Rows of a page of the list. */
export const PAYMENTS_PAGE = 10;
/** Kinds of bonuses on the wire. */
export const SESSION_BONUS = 1;
export const REFERRAL_BONUS = 2;
/** Time before another code is sent, in seconds. */
export const RESEND_SECONDS = 60;
/** Time for which a code holds, in seconds. */
export const CODE_SECONDS = 600;
/** Wrong codes after which a code no longer holds. */
export const MOST_TRIES = 5;
/** Wrong codes for an agent within an hour after which none is sent or taken. */
export const MOST_WRONG = 15;
/** Age from which an unpaid bonus is marked, in days. */
export const OVERDUE_DAYS = 30;
