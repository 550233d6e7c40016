/** A decimal as it is written: `digits` ÷ 10^`places`. */
interface Exact {
  readonly digits: bigint;
  readonly places: number;
}

/** What a number is when it is written out: 41.67 means 4167 hundredths, not the float next to it. */
function exact(value: number): Exact {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

/** Rounds half up; neither is below 0, and `by` is not 0. */
const divided = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);

/** What a line of a delivery comes to in satang, half up, from a quantity and a price of any decimals in baht a measure. */
export function lineTotal(quantity: number, price: number): number {
  const [many, each] = [exact(quantity), exact(price)];
  return Number(divided(many.digits * each.digits * 100n, 10n ** BigInt(many.places + each.places)));
}

const VAT_PERCENT = 7n;

/** The amount in satang with VAT on top, which is rounded to the satang (specification part 1 §9: 7 %). */
export const withVat = (satang: number): number => satang + Number(divided(BigInt(satang) * VAT_PERCENT, 100n));

/** What is paid for a line, in satang: its total, and VAT on top if the prices come without it. */
export const lineAmount = (quantity: number, price: number, includeVat: boolean): number =>
  includeVat ? withVat(lineTotal(quantity, price)) : lineTotal(quantity, price);

/** What a package holds so much of costs in satang when a line of `quantity` cost `amount`; the quantity is not 0. */
export function packagePrice(amount: number, quantity: number, packageQuantity: number): number {
  const [bought, packed] = [exact(quantity), exact(packageQuantity)];
  const value = BigInt(amount) * packed.digits * 10n ** BigInt(bought.places);
  return Number(divided(value, bought.digits * 10n ** BigInt(packed.places)));
}
