/** SQL for a reproducible pseudo-random number from 0 to 1. `salt` gives another one for the same order. */
export const random = (of: string, salt: number): string =>
  `((hashint8extended((${of})::bigint, ${salt}) & 1073741823)::float8 / 1073741824)`;
