/** A number from 0 up to 1 that looks random and is the same in every run; `salt` makes another of the same order. */
export const random = (of: string, salt: number): string =>
  `((hashint8extended((${of})::bigint, ${salt}) & 1073741823)::float8 / 1073741824)`;
