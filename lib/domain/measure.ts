/** A measure as the wire has it: with its id, or where the wire has no id by its name alone. */
export type Measure = string | { readonly measure_id: number; readonly measure_name: string };

export const KILOGRAM = 1;
export const UNIT = 2;
export const LITRE = 3;

/** The measures that a venue has by the specification; a server with others names them in its stock. */
export const MEASURES = [
  { measure_id: KILOGRAM, measure_name: 'kg' },
  { measure_id: UNIT, measure_name: 'unit' },
  { measure_id: LITRE, measure_name: 'litre' },
] as const;

/** The one of the venue's own measures that this is, also by its id alone; undefined for any other. */
export function knownMeasure(measure: Measure | number): (typeof MEASURES)[number] | undefined {
  if (typeof measure === 'string') return MEASURES.find(({ measure_name }) => measure_name === measure);
  const id = typeof measure === 'number' ? measure : measure.measure_id;
  return MEASURES.find(({ measure_id }) => measure_id === id);
}

const EXACT = 3;
const IN_LISTS = 2;

/** How many decimals a quantity has, to the third. */
export const decimalsIn = (quantity: number): number =>
  String(Math.round(quantity * 1000) / 1000).split('.')[1]?.length ?? 0;

/**
 * Decimals of a quantity: three where it is weighed or poured, none for pieces unless a fraction would be hidden
 * (specification part 1 §9). Without a quantity: what its measure has at the least.
 */
export const decimalsOf = (measure: Measure | number, quantity = 0): number => {
  const id = knownMeasure(measure)?.measure_id ?? UNIT;
  return id === UNIT && decimalsIn(quantity) === 0 ? 0 : EXACT;
};

/** Decimals of a report's quantities by the name of their measure: pieces have none. */
export const reportDecimals = (measureName: unknown, decimals = IN_LISTS): number =>
  knownMeasure(String(measureName))?.measure_id === UNIT ? 0 : decimals;

/** Decimals of a quantity whose measure is not told: pieces, unless a fraction would be hidden. */
export const countedDecimals = (quantity: unknown): number =>
  decimalsOf(UNIT, typeof quantity === 'number' ? quantity : 0);

/** Decimals in the stock list: two, for whole pieces none (specification part 1 §5). A fraction is never hidden. */
export const listDecimals = (measureId: number, quantity: number): number => {
  const there = decimalsIn(quantity);
  return measureId === UNIT && there === 0 ? 0 : Math.max(IN_LISTS, there);
};
