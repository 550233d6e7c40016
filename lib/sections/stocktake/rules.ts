import { divided, fromMilli, milli } from '@/lib/domain/exact';
import { toBaht, toSatang } from '@/lib/domain/money';
import { PRICE_UNITS, priceUnits } from '@/lib/domain/holding';
import { idsUp } from '@/lib/domain/ids-up';
import type { CountLine, StockCount } from './contract';

/** Price of a quantity: `price` satang for `per` measures, a package or a single measure. */
export interface Worth {
  readonly price: number;
  readonly per: number;
}

interface Priced {
  readonly package_quantity: number | null;
  readonly package_price: number | null;
  readonly stock_price: number;
}

/** Price of an item: its package where that has a price, else one measure at the stock price. */
export const worthOf = ({ package_quantity, package_price, stock_price }: Priced): Worth =>
  package_quantity !== null && package_price !== null
    ? { price: package_price, per: package_quantity }
    : { price: stock_price, per: 1 };

/** Value of a quantity in satang, rounded half away from zero: a shortage is worth as much as an equal surplus. */
export const valueAt = (quantity: number, { price, per }: Worth): number =>
  Number(divided(milli(quantity) * priceUnits(price), milli(per) * PRICE_UNITS));

/** Value of many quantities in satang, rounded once: the sum of rounded lines would differ. */
export function totalValue(lines: readonly (Worth & { readonly quantity: number })[]): number {
  const shares = new Map<bigint, bigint>();
  for (const { quantity, price, per } of lines)
    shares.set(milli(per), (shares.get(milli(per)) ?? 0n) + milli(quantity) * priceUnits(price));
  let [value, by] = [0n, 1n];
  for (const [per, share] of shares) [value, by] = [value * per + share * by, by * per];
  return Number(divided(value, by * PRICE_UNITS));
}

/** A count in packages: full ones, tenths of an opened one, and loose measures. */
export interface Packed {
  readonly full: number;
  readonly tenths: number;
  readonly loose: number;
}

/** Packages as measures, to three decimals. */
export const unpacked = ({ full, tenths, loose }: Packed, per: number): number =>
  fromMilli(divided(milli(full) * milli(per), 1000n) + divided(BigInt(tenths) * milli(per), 10n) + milli(loose));

/** Measures as full packages and tenths of one if that is exact, else with loose measures. */
export function packed(quantity: number, per: number): Packed {
  const full = Number(milli(quantity) / milli(per));
  const rest = milli(quantity) % milli(per);
  const tenths = Number(divided(rest * 10n, milli(per)));
  const even = tenths < 10 && divided(BigInt(tenths) * milli(per), 10n) === rest;
  return even ? { full, tenths, loose: 0 } : { full, tenths: 0, loose: fromMilli(rest) };
}

/** Counted less expected, in measures. */
export const differenceOf = (counted: number, expected: number): number => fromMilli(milli(counted) - milli(expected));

/**
 * Whether expected figures are visible: never while a blind count is open, then only to approvers until it is approved.
 */
export const seesExpected = ({ blind, status }: Pick<StockCount, 'blind' | 'status'>, mayApprove: boolean): boolean =>
  !blind || status === 'approved' || (status !== 'open' && mayApprove);

type ParentOf = (folder: number) => number | undefined;

/** Whether a folder is one of these or lies below one. */
export const liesIn = (folder: number, folders: readonly number[], parentOf: ParentOf): boolean =>
  idsUp(folder, parentOf).some((id) => folders.includes(id));

/** Whether two counts share items. Empty folder lists mean the whole stock. */
export const overlap = (one: readonly number[], other: readonly number[], parentOf: ParentOf): boolean =>
  one.length === 0 ||
  other.length === 0 ||
  one.some((folder) => liesIn(folder, other, parentOf)) ||
  other.some((folder) => liesIn(folder, one, parentOf));

/** Difference of a counted line in measures and baht, both signed; null if not counted or hidden. */
export function gapOf({ expected, counted, value_expected, value_counted }: CountLine) {
  if (expected == null || counted === null || value_expected == null || value_counted == null) return null;
  return {
    quantity: differenceOf(counted, expected),
    amount: toBaht(toSatang(value_counted) - toSatang(value_expected)),
  };
}

export const differs = (line: CountLine): boolean => (gapOf(line)?.quantity ?? 0) !== 0;

/** Largest differences by value first, in either direction. */
export const byWeight = (lines: readonly CountLine[]): CountLine[] =>
  lines.toSorted((a, b) => Math.abs(gapOf(b)?.amount ?? 0) - Math.abs(gapOf(a)?.amount ?? 0));

/** Number and baht of lines by kind of booking. */
export function bookingsOf(lines: readonly CountLine[], writeOff: ReadonlySet<number>) {
  const sums = {
    shortage: { count: 0, satang: 0 },
    writeOff: { count: 0, satang: 0 },
    surplus: { count: 0, satang: 0 },
  };
  for (const line of lines) {
    const gap = gapOf(line);
    if (!gap || gap.quantity === 0 || line.stale) continue;
    const sum = sums[gap.quantity > 0 ? 'surplus' : writeOff.has(line.item_id) ? 'writeOff' : 'shortage'];
    sum.count += 1;
    sum.satang += Math.abs(toSatang(gap.amount));
  }
  return Object.entries(sums).map(([kind, { count, satang }]) => ({
    kind: kind as keyof typeof sums,
    count,
    amount: toBaht(satang),
  }));
}
