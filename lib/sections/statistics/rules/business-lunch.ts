/** Menu folder of the business lunch (docs/domain.md 12.2). */
export const LUNCH_CATEGORY = 2350;
