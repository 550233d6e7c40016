import fc from 'fast-check';

type Holds<Result> = <Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
    predicate: (...values: Values) => Result,
  ]
) => Result;

/** Fails unless a property holds for as many random values as said. */
export const alwaysIn =
  (numRuns: number): Holds<void> =>
  (...args) =>
    fc.assert(fc.property(...args), { numRuns });

/** Fails unless a property that makes calls holds for as many random values as said. */
export const alwaysAwaited =
  (numRuns: number): Holds<Promise<void>> =>
  (...args) =>
    fc.assert(fc.asyncProperty(...args), { numRuns });

/** Fails unless a property holds for a hundred random values. */
export const always: Holds<void> = (...args) => fc.assert(fc.property(...args));
