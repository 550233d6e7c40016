import type { CountLine } from '@/lib/sections/stocktake/contract';
import { toBaht, toSatang } from '@/lib/domain/money';
import { differenceOf } from '@/lib/sections/stocktake/rules';

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
