import { isQuantityInput } from '@/lib/contract/fits';
import type { CountLine } from '@/lib/sections/stocktake/contract';
import { isCountable, UNIT } from '@/lib/domain/measure';
import { packed, unpacked, type Packed } from '@/lib/sections/stocktake/rules';
import { numberText, typedNumber } from '@/lib/domain/typed-number';

type Line = Pick<CountLine, 'package_quantity' | 'measure_id'>;

/** Fields of an item as typed. */
export interface Draft {
  readonly full: string;
  /** Unit in which the opened package is counted: `tenths` of it, or measures as typed in `loose`. */
  readonly split: 'tenths' | 'loose';
  readonly tenths: number;
  readonly loose: string;
  readonly touched: boolean;
}

/** Fields for a counted quantity; empty for null. */
export function draftOf({ package_quantity: per, measure_id }: Line, counted: number | null, locale: string): Draft {
  const usual = per === null || measure_id === UNIT ? 'loose' : 'tenths';
  const empty = { full: '', split: usual, tenths: 0, loose: '', touched: false } as const;
  if (counted === null) return empty;
  if (per === null) return { ...empty, loose: numberText(counted, locale) };
  const { full, tenths, loose } = packed(counted, per);
  const split = loose > 0 ? 'loose' : tenths > 0 ? 'tenths' : usual;
  if (usual === 'loose' && tenths > 0) {
    const rest = unpacked({ full: 0, tenths, loose: 0 }, per);
    return { ...empty, full: numberText(full, locale), loose: numberText(rest, locale) };
  }
  return { ...empty, full: numberText(full, locale), split, tenths, loose: loose > 0 ? numberText(loose, locale) : '' };
}

/** Typed quantity: 0 for an empty text, null if unreadable. */
function figure(text: string, locale: string): number | null {
  if (text.trim() === '') return 0;
  const value = typedNumber(text, locale);
  return value !== null && isQuantityInput(value) ? value : null;
}

interface Sum extends Packed {
  readonly total: number;
}

/** Whether the typed number of full packages is no whole number. */
export const isPackageParted = ({ full }: Draft, { package_quantity }: Line, locale: string): boolean =>
  package_quantity !== null && !Number.isInteger(figure(full, locale) ?? 0);

/** Sum of the fields in measures; null while a field is unreadable, or for a part of a piece or of a full package. */
export function sumOf(draft: Draft, line: Line, locale: string): Sum | null {
  const { package_quantity: per, measure_id } = line;
  const [full, loose] = [figure(draft.full, locale), figure(draft.loose, locale)];
  if (full === null || loose === null || isPackageParted(draft, line, locale)) return null;
  const fits = (total: number) => isQuantityInput(total) && isCountable(measure_id, total);
  if (per === null) return fits(loose) ? { full: 0, tenths: 0, loose, total: loose } : null;
  const parts = draft.split === 'tenths' ? { full, tenths: draft.tenths, loose: 0 } : { full, tenths: 0, loose };
  const total = unpacked(parts, per);
  return fits(total) ? { ...parts, total } : null;
}

/** Whether all fields are empty. */
export const isBlank = ({ full, split, tenths, loose }: Draft): boolean =>
  full.trim() === '' && (split === 'tenths' ? tenths === 0 : loose.trim() === '');

/** Whether a text is a barcode: a scanner types into the focused field, and no quantity has so many digits. */
export const looksScanned = (text: string): boolean => /^\d{8,14}$/.test(text.trim());
