import { formatQuantity } from '@/lib/domain/format';
import { decimalsIn, decimalsOf } from '@/lib/domain/measure';

/** A quantity as an axis has it: no decimals that say nothing. */
export function shortQuantity(quantity: number, locale: string): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsIn(quantity));
  return quantity < 0 ? `−${digits}` : digits;
}

/** A quantity as it stands in a table, with a real minus; `signed` puts a plus before what came in. */
export function quantityText(quantity: number, measure: string, locale: string, signed = false): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsOf(measure, quantity));
  if (quantity < 0) return `−${digits}`;
  return signed && quantity > 0 ? `+${digits}` : digits;
}
