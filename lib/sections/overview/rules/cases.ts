import type { OfRule } from '../contract/attention';

/** Number of cases of all rules. */
export const casesIn = (rules: readonly OfRule[]): number => rules.reduce((sum, { cases }) => sum + cases, 0);
