import { LITRE, UNIT } from '@/lib/domain/measure';
import { exactOf, ONE, type Exact } from './decimal';

/** Litres from which a container is a keg or a bag in a box, counted in servings. */
const KEG: Exact = 5n * ONE;

/** Unit and package in which a good is counted. */
export interface Container {
  readonly measure_id: number;
  /** Measures in a full container. */
  readonly package_quantity: Exact;
  /** Meaning of the figure beside the full ones: single measures, or tenths of one container. */
  readonly partial: 'measures' | 'containers';
}

const PER_LITRE: Record<string, bigint> = { ml: 1000n, cl: 100n, l: 1n };

/** Litres of "70cl", "1 Lt", "30Lt", "18LT"; null for any other size. */
function volumeOf(size: string): Exact | null {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)\s*(ml|cl|l)(?:t|tr|iter|itre)?s?\.?$/i.exec(size) ?? [];
  const per = PER_LITRE[unit.toLowerCase()];
  return number === undefined || per === undefined ? null : exactOf(Number(number)) / per;
}

/**
 * Container of a size. A dozen is bottles in a case of 12; a keg is pints, which barmen count (53 of them are no whole
 * number of litres); a bottle to pour from is litres, as recipes need; goods sold whole (one serving) are pieces.
 * @param servings per full unit, if the sheet says so
 */
export function containerOf(size: string, servings: Exact | null): Container {
  const many = servings !== null && servings > ONE;
  if (/^(doz|dozen|case)\b/i.test(size))
    return { measure_id: UNIT, package_quantity: many ? servings : 12n * ONE, partial: 'measures' };
  const volume = volumeOf(size);
  if (volume !== null && many)
    return volume >= KEG
      ? { measure_id: UNIT, package_quantity: servings, partial: 'measures' }
      : { measure_id: LITRE, package_quantity: volume, partial: 'containers' };
  return { measure_id: UNIT, package_quantity: ONE, partial: 'containers' };
}

/** Container of a stock item as held now: litres are counted in tenths, pieces one by one. */
export const heldIn = (measure_id: number, package_quantity: number | null): Container => ({
  measure_id,
  package_quantity: exactOf(package_quantity ?? 1),
  partial: measure_id === UNIT ? 'measures' : 'containers',
});

/** Measures of full containers and the rest. */
export const contentOf = ({ package_quantity, partial }: Container, full: Exact, rest: Exact): Exact =>
  partial === 'measures' ? (full * package_quantity) / ONE + rest : ((full + rest) * package_quantity) / ONE;

/** Exact satang of a quantity at `price` satang per container. */
export const worthOf = ({ package_quantity }: Container, content: Exact, price: Exact): Exact =>
  (price * content) / package_quantity;
