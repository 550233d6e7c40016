/** Id of the place whose sessions the payments screen shows. */
export const PAYMENTS_PLACE = 16;
/** Rows on a page of the list. */
export const PAYMENTS_PAGE = 10;
/** Kinds of bonuses on the wire. */
export const SESSION_BONUS = 1;
export const REFERRAL_BONUS = 2;
export const BONUS_KINDS = [SESSION_BONUS, REFERRAL_BONUS] as const;
/** Least time between two codes, in seconds. */
export const RESEND_SECONDS = 60;
/** Codes for an agent within an hour, after which none is sent until the first of them is an hour old. */
export const MOST_CODES = 5;
/** How long a code is valid, in seconds. */
export const CODE_SECONDS = 600;
/** Wrong attempts after which a code is no longer valid. */
export const MOST_TRIES = 5;
/** Wrong attempts for an agent within an hour after which no code is sent or accepted. */
export const MOST_WRONG = 15;
/** Age after which an unpaid bonus counts as overdue, in days. */
export const OVERDUE_DAYS = 30;
