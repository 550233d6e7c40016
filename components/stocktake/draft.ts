import type { CountLine } from '@/lib/contract/stock-count';
import { packed, unpacked } from '@/lib/domain/stocktake';
import { numberText, typedDecimals, typedNumber } from '@/lib/domain/typed-number';

type Line = Pick<CountLine, 'package_quantity' | 'measure_id'>;

/** What stands in the fields of an item: as typed, so that nothing is lost on the way. */
export interface Draft {
  readonly full: string;
  /** How the opened package is counted: by tenths of it, or by measures, as `loose` says. */
  readonly split: 'tenths' | 'loose';
  readonly tenths: number;
  readonly loose: string;
  readonly touched: boolean;
}

const PIECES = 2;
const LARGEST = 1e9;

/** The fields for what was counted so far; empty for nothing yet. */
export function draftOf({ package_quantity: per, measure_id }: Line, counted: number | null, locale: string): Draft {
  const usual = per === null || measure_id === PIECES ? 'loose' : 'tenths';
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

/** A figure not below zero, to the thousandth; nothing typed is nought, anything else `null`. */
function figure(text: string, locale: string): number | null {
  if (text.trim() === '') return 0;
  const value = typedNumber(text, locale);
  return value === null || value < 0 || value > LARGEST || typedDecimals(text, locale) > 3 ? null : value;
}

export interface Sum {
  readonly full: number;
  readonly tenths: number;
  readonly loose: number;
  readonly total: number;
}

/** What the fields add up to, in measures; `null` while something in them is no quantity. */
export function sumOf(draft: Draft, { package_quantity: per }: Line, locale: string): Sum | null {
  const [full, loose] = [figure(draft.full, locale), figure(draft.loose, locale)];
  if (full === null || loose === null) return null;
  if (per === null) return { full: 0, tenths: 0, loose, total: loose };
  const parts = draft.split === 'tenths' ? { full, tenths: draft.tenths, loose: 0 } : { full, tenths: 0, loose };
  const total = unpacked(parts, per);
  return total > LARGEST ? null : { ...parts, total };
}

/** Whether anything stands in the fields at all. */
export const isBlank = ({ full, split, tenths, loose }: Draft): boolean =>
  full.trim() === '' && (split === 'tenths' ? tenths === 0 : loose.trim() === '');

/** A scanner types into whatever has the focus: so many digits are a barcode, not a quantity. */
export const looksScanned = (text: string): boolean => /^\d{8,14}$/.test(text.trim());
