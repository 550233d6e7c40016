import fc from 'fast-check';

type Holds<Result> = <Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
    predicate: (...values: Values) => Result,
  ]
) => Result;

/** Checks a property with `numRuns` random values; fails if it does not hold. */
export const alwaysIn =
  (numRuns: number): Holds<void> =>
  (...args) =>
    fc.assert(fc.property(...args), { numRuns });

/** Checks an asynchronous property with `numRuns` random values; fails if it does not hold. */
export const alwaysAwaited =
  (numRuns: number): Holds<Promise<void>> =>
  (...args) =>
    fc.assert(fc.asyncProperty(...args), { numRuns });

/** Fails unless a property holds for a hundred random values. */
export const always: Holds<void> = (...args) => fc.assert(fc.property(...args));
