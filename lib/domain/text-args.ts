import { ARG_KINDS, type TextArgs } from '@/lib/contract/text-args';
import { formatDate, formatMoney } from './format';
import { decimalsIn } from './measure';
import { numberText } from './typed-number';

const KINDS: Readonly<Record<string, (typeof ARG_KINDS)[keyof typeof ARG_KINDS] | undefined>> = ARG_KINDS;

/** Name of a measure, by its wire name, in the reader's language. */
export type MeasureName = (measure: string) => string;

function formatted(name: string, value: string | number, locale: string, measureName: MeasureName): string | number {
  const kind = KINDS[name];
  if (typeof value === 'string') {
    if (kind === 'measure') return measureName(value);
    return kind === 'date' ? formatDate(value) : value;
  }
  if (kind === 'count') return value;
  if (kind === 'money') return formatMoney(value, locale);
  return kind === 'quantity' ? numberText(value, locale, decimalsIn(value)) : String(value);
}

/** Number of names that a text lists; `count` counts all. */
export const LISTED = 3;

/** Arguments in the reader's language. A count stays a number for plurals; `more` is what is not listed. */
export const formatArgs = (args: TextArgs, locale: string, measureName: MeasureName): TextArgs => ({
  ...Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, formatted(name, value, locale, measureName)]),
  ),
  ...(typeof args['count'] === 'number' && { more: Math.max(0, args['count'] - LISTED) }),
});
