/** A record's number as it is written where there is no name: «№ 12», with a no-break space. */
export const recordNumber = (id: number | string): string => `№\u00a0${id}`;
