/** Whole satang of an amount in baht: every sum is made of these, never of floats. */
export const toSatang = (baht: number): number => Math.round(baht * 100);

/** Baht as the wire and the screen have them, from whole satang. */
export const toBaht = (satang: number): number => satang / 100;

/** The price in baht after a discount in percent, rounded to the satang (half up). */
export const discounted = (baht: number, percent: number): number =>
  toBaht(Math.round((toSatang(baht) * (100 - percent)) / 100));
