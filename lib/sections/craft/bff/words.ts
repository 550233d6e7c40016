import 'server-only';
import { formatCount, formatQuantity } from '@/lib/domain/format';
import { decimalsOf, KILOGRAM, knownMeasure, LITRE } from '@/lib/domain/measure';
import { measureWords } from '@/lib/lists/measure-words';
import type { PdfRequest } from '@/lib/bff/pdf-file';

type Reader = Pick<PdfRequest, 't' | 'locale'>;

/** A quantity with its measure, e.g. «2,500 кг». */
export function quantityText(quantity: number, measure: string, { t, locale }: Reader): string {
  const figure = formatQuantity(quantity, locale, decimalsOf(measure, quantity));
  return `${figure} ${measureWords(measure, t)}`;
}

/** The same as a cook weighs it: below one kilogram or litre in grams or millilitres. */
export function kitchenText(quantity: number, measure: string, reader: Reader): string {
  const id = knownMeasure(measure)?.measure_id;
  if (quantity >= 1 || quantity <= 0 || (id !== KILOGRAM && id !== LITRE))
    return quantityText(quantity, measure, reader);
  const count = formatCount(Math.round(quantity * 1000), reader.locale);
  return reader.t(`craftPaper.sheet.${id === KILOGRAM ? 'grams' : 'millilitres'}`, { count });
}

const DAY = 24;

/** A shelf life, in whole days where it has them. */
export const shelfLifeText = (hours: number, { t }: Reader): string =>
  hours % DAY === 0
    ? t('craftPaper.sheet.days', { count: hours / DAY })
    : t('craftPaper.sheet.hours', { count: hours });
