import { formatQuantity } from '@/lib/domain/format';
import { decimalsIn, decimalsOf } from '@/lib/domain/measure';

/** Quantity on an axis, without trailing zeros. */
export function shortQuantity(quantity: number, locale: string): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsIn(quantity));
  return quantity < 0 ? `−${digits}` : digits;
}

/** Quantity in a table, with a minus sign; `signed` adds a plus to income. */
export function quantityText(quantity: number, measure: string, locale: string, signed = false): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsOf(measure, quantity));
  if (quantity < 0) return `−${digits}`;
  return signed && quantity > 0 ? `+${digits}` : digits;
}
