import { words } from '../headers';
import { exactly, type Fraction } from './fraction';

export type Kind = 'weight' | 'volume' | 'piece';
/** `size` is in grams, millilitres or pieces. */
export interface Unit {
  readonly kind: Kind;
  readonly size: Fraction;
}

/** Size and names, as `heading` writes them. A plural in s is found by its singular. */
type Row = readonly [size: string, names: string];

const WEIGHTS: readonly Row[] = [
  ['0.001', 'mg, milligram, мг, миллиграмм'],
  ['1', 'g, gr, gm, gram, gramme, г, гр, грамм, грамма, граммов'],
  ['1000', 'kg, kilo, kilogram, kilogramme, кг, килограмм, килограмма, килограммов'],
  ['28.349523125', 'oz, ounce, унция, унции, унций'],
  ['453.59237', 'lb, pound, фунт, фунта, фунтов'],
];

/** Spoons and cup as on nutrition labels of the US, the rest of the ounces exactly; the Russian glass to its rim. */
const VOLUMES: readonly Row[] = [
  ['1', 'ml, millilitre, milliliter, мл, миллилитр, миллилитра, миллилитров'],
  ['10', 'cl, centilitre, centiliter, сл, сантилитр'],
  ['100', 'dl, decilitre, deciliter, дл, децилитр'],
  ['1000', 'l, ltr, litre, liter, л, литр, литра, литров'],
  ['5', 'tsp, teaspoon, teaspoonful, ч л, чл, чайная ложка, чайные ложки, чайных ложек, чайной ложки'],
  ['15', 'tbsp, tablespoon, tablespoonful, ст л, стл, столовая ложка, столовые ложки, столовых ложек, столовой ложки'],
  ['240', 'cup, чашка, чашки, чашек'],
  ['200', 'стакан, стакана, стаканов'],
  ['29.5735295625', 'fl oz, floz, fluid ounce, жидкая унция, жидких унций'],
  ['473.176473', 'pt, pint, пинта, пинты, пинт'],
  ['946.352946', 'qt, quart, кварта, кварты, кварт'],
  ['3785.411784', 'gal, gallon, галлон, галлона, галлонов'],
];

const PIECES: readonly Row[] = [
  ['1', 'pc, pcs, piece, unit, ea, each, whole, portion, serving, шт, штука, штуки, штук, порция, порции, порций, ед'],
  ['12', 'dozen, doz, дюжина, дюжины, дюжин'],
];

const rows = (kind: Kind, list: readonly Row[]) =>
  list.flatMap(([size, names]) => words(names).map((name) => [name, { kind, size: exactly(size) }] as const));

/** Units by name. */
export const UNITS: ReadonlyMap<string, Unit> = new Map([
  ...rows('weight', WEIGHTS),
  ...rows('volume', VOLUMES),
  ...rows('piece', PIECES),
]);
