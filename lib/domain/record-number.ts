/** Number of a record without a name: «№ 12», with a no-break space. */
export const recordNumber = (id: number | string): string => `№\u00a0${id}`;
