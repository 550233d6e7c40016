import fc from 'fast-check';

type Holds = <Values extends [unknown, ...unknown[]]>(
  ...args: [...arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> }, predicate: (...values: Values) => void]
) => void;

/** Fails unless a property holds for as many random values as said. */
export const alwaysIn =
  (numRuns: number): Holds =>
  (...args) =>
    fc.assert(fc.property(...args), { numRuns });

/** Fails unless a property holds for a hundred random values. */
export const always: Holds = (...args) => fc.assert(fc.property(...args));
