/** The percentage of revenue without a known cost (docs/domain.md 11.4), to be spread into a report's parts. */
export const UNKNOWN_SHARE = {
  totals: { unknown_percent: 'percent' },
  needs: { unknown_percent: 'costs' },
  rare: ['unknown_percent'],
} as const;

/** `averageOver` of a report with this total, which is a share of `revenue`; `others` answers for all other totals. */
export const averageWithUnknown =
  (revenue: string, others?: (total: string) => string | undefined) =>
  (total: string): string | undefined =>
    total in UNKNOWN_SHARE.totals ? revenue : others?.(total);
