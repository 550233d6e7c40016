/** Whole satang of an amount in baht. Every sum uses satang, never floats. */
export const toSatang = (baht: number): number => Math.round(baht * 100);

/** Baht, as wire and screen show them, from whole satang. */
export const toBaht = (satang: number): number => satang / 100;

/** Exact sum of amounts in baht. */
export const sumBaht = (amounts: readonly number[]): number =>
  toBaht(amounts.reduce((sum, baht) => sum + toSatang(baht), 0));

/** Price per measure in satang, to six decimals, of a price in baht. */
export const toUnitPrice = (baht: number): number => Math.round(baht * 1e8) / 1e6;

/** Price per measure in baht, to six decimals, of a price in satang. */
export const priceInBaht = (satang: number): number => Math.round(satang * 1e4) / 1e6;

/** Price in baht after a percentage discount, rounded half up to the satang. */
export const discounted = (baht: number, percent: number): number =>
  toBaht(Math.round((toSatang(baht) * (100 - percent)) / 100));

/** These sums of a row, from satang to baht. */
export const inBaht = <Field extends string>(row: Readonly<Record<Field, number>>, ...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, toBaht(row[field])])) as Record<Field, number>;
