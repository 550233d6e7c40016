/** Signed square root, which keeps most dishes apart from a few that earn many times more. */
export const bend = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value));
export const straight = (bent: number): number => Math.sign(bent) * bent * bent;

/** Whether a value is 1, 2 or 5 times a power of ten. */
export const isRound = (value: number): boolean => /^[125]e/.test(value.toExponential());

/** 1, 2 and 5 times powers of ten, from a hundredth up. */
const rounds = (): number[] =>
  Array.from({ length: 10 }, (_, at) => at - 2).flatMap((power) =>
    [1, 2, 5].map((digit) => Number(`${digit}e${power}`)),
  );

/** Ticks: 0, and round values of either sign that are not negligible beside the largest. */
export function bentTicks(min: number, max: number): number[] {
  const largest = Math.max(Math.abs(min), Math.abs(max));
  const apart = rounds().filter((value) => value >= largest / 50 && value <= largest);
  return [...apart.map((value) => -value).reverse(), 0, ...apart].filter((value) => value >= min && value <= max);
}

/** Round ticks of a logarithmic scale. */
export const logTicks = (min: number, max: number): number[] =>
  rounds().filter((value) => value >= min && value <= max);
