/** Most cards of one printed sheet. */
export const MOST_PRINTED = 200;

/** Address of the PDF with some cards. */
export const cardSheetAddress = (ids: readonly number[]): string => `/api/settings/cards.pdf?cards=${ids.join(',')}`;
