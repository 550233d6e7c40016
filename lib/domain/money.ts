/** Whole satang of an amount in baht. Every sum uses satang, never floats. */
export const toSatang = (baht: number): number => Math.round(baht * 100);

/** Baht, as wire and screen show them, from whole satang. */
export const toBaht = (satang: number): number => satang / 100;

/** Price in baht after a percentage discount, rounded half up to the satang. */
export const discounted = (baht: number, percent: number): number =>
  toBaht(Math.round((toSatang(baht) * (100 - percent)) / 100));
