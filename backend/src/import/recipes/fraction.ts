/** An exact number; `d` is above 0. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
export function fraction(n: bigint, d = 1n): Fraction {
  const by = common(n, d);
  return by > 1n ? { n: n / by, d: d / by } : { n, d };
}

/** A number without exponent, such as "29.5735295625". */
export function exactly(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
/** `b` is above 0. */
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);

/** A quantity of the books: three decimals, half up. */
export const toThousandths = ({ n, d }: Fraction): number => Number((2000n * n + d) / (2n * d)) / 1000;
