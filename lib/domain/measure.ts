/** The measures that are weighed or poured; pieces are counted (specification part 1 §9). */
export const KILOGRAM = 1;
export const UNIT = 2;
export const LITRE = 3;

const EXACT = 3;
const IN_LISTS = 2;

const isWhole = (quantity: number): boolean => Number.isInteger(quantity);

/** Decimals of a quantity: three for kilograms and litres, none for pieces unless a fraction would be hidden. */
export const decimalsOf = (measureId: number, quantity: number): number =>
  measureId === UNIT && isWhole(quantity) ? 0 : EXACT;

/** Decimals in the stock list: two, for pieces none (specification part 1 §5). A fraction is never hidden. */
export const listDecimals = (measureId: number, quantity: number): number => {
  if (measureId === UNIT && isWhole(quantity)) return 0;
  return isWhole(Math.round(quantity * 1000) / 10) ? IN_LISTS : EXACT;
};
