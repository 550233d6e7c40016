import { useLocale, useTranslations } from 'next-intl';
import { formatQuantity } from '@/lib/domain/format';

interface Measured {
  readonly measure_id: number;
  readonly measure_name: string;
}

/** The venue's three measures in the language of the page; any other by the name it has. */
const KNOWN: Readonly<Record<number, 'kg' | 'unit' | 'litre'>> = { 1: 'kg', 2: 'unit', 3: 'litre' };
const PIECES = 2;

/** Pieces are whole, but a fraction that there is stays in sight. */
const decimalsOf = (quantity: number, { measure_id }: Measured): number =>
  measure_id === PIECES ? (String(quantity).split('.')[1]?.length ?? 0) : 3;

/** How quantities are written here: «2,380 л», the measure alone, the figure alone. */
export function useQuantity() {
  const t = useTranslations('stocktake.measures');
  const locale = useLocale();
  const figure = (quantity: number, measured: Measured): string =>
    formatQuantity(quantity, locale, decimalsOf(quantity, measured));
  const measure = (measured: Measured): string => {
    const known = KNOWN[measured.measure_id];
    return known ? t(known) : measured.measure_name;
  };
  const written = (quantity: number, measured: Measured): string =>
    `${figure(quantity, measured)} ${measure(measured)}`;
  return { figure, measure, written };
}
