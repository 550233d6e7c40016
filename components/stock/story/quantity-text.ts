import { formatQuantity } from '@/lib/domain/format';

/** Kilograms and litres to the third decimal; pieces whole, but a fraction that exists is never hidden. */
export const decimalsOf = (measure: string, quantity: number): number => {
  if (measure !== 'unit') return 3;
  return Number.isInteger(quantity) ? 0 : 3;
};

/** A quantity as an axis has it: no decimals that say nothing. */
export function shortQuantity(quantity: number, locale: string): string {
  const exact = Math.round(Math.abs(quantity) * 1000) / 1000;
  const digits = formatQuantity(exact, locale, String(exact).split('.')[1]?.length ?? 0);
  return quantity < 0 ? `−${digits}` : digits;
}

/** A quantity as it stands in a table, with a real minus; `signed` puts a plus before what came in. */
export function quantityText(quantity: number, measure: string, locale: string, signed = false): string {
  const digits = formatQuantity(Math.abs(quantity), locale, decimalsOf(measure, quantity));
  if (quantity < 0) return `−${digits}`;
  return signed && quantity > 0 ? `+${digits}` : digits;
}
