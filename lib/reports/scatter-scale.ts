/** A few dear things earn many times what most do: by the root, below 0 alike, those are not pressed into a line. */
export const bend = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value));
export const straight = (bent: number): number => Math.sign(bent) * bent * bent;

/** 1, 2 and 5 of each power of ten: more would run into one another. */
export const isRound = (value: number): boolean => /^[125]e/.test(value.toExponential());

/** 1, 2 and 5 of powers of ten, from a hundredth up. */
const rounds = (): number[] =>
  Array.from({ length: 10 }, (_, at) => at - 2).flatMap((power) =>
    [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
  );

/** Nothing, and 1, 2 and 5 of each power of ten that is no speck beside the largest, above 0 and below. */
export function bentTicks(min: number, max: number): number[] {
  const largest = Math.max(Math.abs(min), Math.abs(max));
  const apart = rounds().filter((value) => value >= largest / 50 && value <= largest);
  return [...apart.map((value) => -value).reverse(), 0, ...apart].filter((value) => value >= min && value <= max);
}

/** The round figures of a logarithmic scale. */
export const logTicks = (min: number, max: number): number[] =>
  rounds().filter((value) => value >= min && value <= max);
