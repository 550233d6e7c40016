import type { stockBarcodes } from '@/backend/src/db/schema';
import type { Good } from '../plan-stock';
import type { Random } from '../random';
import { isBottled, prefixOf } from './details';

/** The thirteenth digit. The others weigh 1 and 3 in turn; with it the sum is a multiple of ten. */
const checkDigit = (digits: string): number =>
  (10 - (Array.from(digits, Number).reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10;

function inventCode(prefix: string, random: Random): string {
  const digits = prefix + String(random.whole(0, 999_999_999)).padStart(9, '0');
  return `${digits}${checkDigit(digits)}`;
}

/** EAN-13 codes of bottles and cans. Some goods have two labels. */
export function planBarcodes(
  goods: readonly Good[],
  soldAs: ReadonlyMap<number, number>,
  random: Random,
): (typeof stockBarcodes.$inferInsert)[] {
  const taken = new Set<string>();
  return goods
    .filter(({ key, folder, packaged }) => isBottled(key, folder, packaged))
    .flatMap(({ key, item_id }) =>
      Array.from({ length: random.next() < 0.12 ? 2 : 1 }, () => {
        let barcode = inventCode(prefixOf(key), random);
        while (taken.has(barcode)) barcode = inventCode(prefixOf(key), random);
        taken.add(barcode);
        return { barcode, item_id, menu_id: soldAs.get(item_id) ?? null };
      }),
    );
}
