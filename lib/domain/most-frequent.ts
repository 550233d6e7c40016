import { groupBy } from './group-by';

/** The most frequent value; the first of equally frequent ones. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | undefined =>
  [...groupBy(values, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
