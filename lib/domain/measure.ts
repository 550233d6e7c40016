/** A measure on the wire: with its id, or by name where the wire has no id. */
export type Measure = string | { readonly measure_id: number; readonly measure_name: string };

export const KILOGRAM = 1;
export const UNIT = 2;
export const LITRE = 3;

/** The measures of every venue. A server with other measures names them in its stock. */
export const MEASURES = [
  { measure_id: KILOGRAM, measure_name: 'kg' },
  { measure_id: UNIT, measure_name: 'unit' },
  { measure_id: LITRE, measure_name: 'litre' },
] as const;

/** The venue's own measure with this id or name; undefined for any other. */
export function knownMeasure(measure: Measure | number): (typeof MEASURES)[number] | undefined {
  if (typeof measure === 'string') return MEASURES.find(({ measure_name }) => measure_name === measure);
  const id = typeof measure === 'number' ? measure : measure.measure_id;
  return MEASURES.find(({ measure_id }) => measure_id === id);
}

const EXACT = 3;
const IN_LISTS = 2;

/** Number of decimals of a quantity, at most three. */
export const decimalsIn = (quantity: number): number =>
  String(Math.round(quantity * 1000) / 1000).split('.')[1]?.length ?? 0;

/** Whether a quantity is possible in a measure: pieces are whole (docs/domain.md 3). */
export const isCountable = (measure: Measure | number, quantity: number): boolean =>
  knownMeasure(measure)?.measure_id !== UNIT || decimalsIn(quantity) === 0;

/** Whether `quantity` may be taken from `held` pieces: it is whole, or what remains is. */
export const mayLeave = (measure: Measure | number, quantity: number, held: number | undefined): boolean =>
  isCountable(measure, quantity) || (held !== undefined && isCountable(measure, held - quantity));

/**
 * Decimals of a quantity: three for kg and litres, none for pieces unless that would hide a fraction. Without a
 * quantity, the minimum of the measure.
 */
export const decimalsOf = (measure: Measure | number, quantity = 0): number => {
  const id = knownMeasure(measure)?.measure_id ?? UNIT;
  return id === UNIT && decimalsIn(quantity) === 0 ? 0 : EXACT;
};

/** Decimals of a report's quantity, by the name of its measure: pieces have none. */
export const reportDecimals = (measureName: unknown, decimals = IN_LISTS): number =>
  knownMeasure(String(measureName))?.measure_id === UNIT ? 0 : decimals;

/** Decimals of a quantity without a measure: none, unless that would hide a fraction. */
export const countedDecimals = (quantity: unknown): number =>
  decimalsOf(UNIT, typeof quantity === 'number' ? quantity : 0);

/** Decimals in the stock list: two, none for whole pieces. A fraction is never hidden. */
export const listDecimals = (measureId: number, quantity: number): number => {
  const there = decimalsIn(quantity);
  return measureId === UNIT && there === 0 ? 0 : Math.max(IN_LISTS, there);
};
