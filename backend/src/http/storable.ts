/** A NUL, or half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether PostgreSQL can store every text of a body. */
export const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !UNSTORABLE.test(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isStorable);
