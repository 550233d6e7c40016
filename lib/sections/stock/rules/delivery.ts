import { divided } from '@/lib/domain/exact';

/** A decimal number without rounding error: `digits` ÷ 10^`places`. */
interface Exact {
  readonly digits: bigint;
  readonly places: number;
}

/** The decimal that a number prints as: 41.67 is 4167 hundredths, not the nearest float. */
function exact(value: number): Exact {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

/** A price computed from another one, without the error of its float: 682.8525 ÷ 0.75 is 910.47. In baht. */
export const derivedPrice = (computed: number): number => Number(computed.toPrecision(14));

/** Total of a delivery line in satang, rounded half up. `price` is baht per measure; both may have any decimals. */
export function lineTotal(quantity: number, price: number): number {
  const [many, each] = [exact(quantity), exact(price)];
  return Number(divided(many.digits * each.digits * 100n, 10n ** BigInt(many.places + each.places)));
}

const VAT_PERCENT = 7n;

/** Amount in satang plus 7 % VAT, rounded to the satang. */
export const withVat = (satang: number): number => satang + Number(divided(BigInt(satang) * VAT_PERCENT, 100n));

/** Amount paid for a line, in satang: its total, plus VAT when the prices exclude it. */
export const lineAmount = (quantity: number, price: number, includeVat: boolean): number =>
  includeVat ? withVat(lineTotal(quantity, price)) : lineTotal(quantity, price);

/** Price of a package in satang, when a line of `quantity` cost `amount`. `quantity` is not 0. */
export function packagePrice(amount: number, quantity: number, packageQuantity: number): number {
  const [bought, packed] = [exact(quantity), exact(packageQuantity)];
  const value = BigInt(amount) * packed.digits * 10n ** BigInt(bought.places);
  return Number(divided(value, bought.digits * 10n ** BigInt(packed.places)));
}

/** A hundred million baht in satang. A larger line is taken for a typing error; sums of smaller ones stay exact. */
export const DEAREST_LINE = 1e10;

/** A unit price above or below the last one by more than this factor is questioned. */
const JUMP = 2;

/** Whether a unit price jumps: more than twice the last one, or less than half of it. Without a last price, never. */
export const isPriceJump = (last: number, price: number): boolean =>
  last > 0 && (price > last * JUMP || price * JUMP < last);

const THOUSAND = 1000;

/** Quantity in measures of some packages of a size, to the digit that both have: 12 × 0.7 is 8.4. */
export const inPackages = (packages: number, size: number): number =>
  Math.round(packages * size * THOUSAND * THOUSAND) / (THOUSAND * THOUSAND);
