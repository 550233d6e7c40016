/**
 * Order of names in reports, in every language: Cyrillic before Latin, numbers by size, Ё beside Е. Same as the
 * database's collation `names`.
 */
export const nameOrder = new Intl.Collator('ru', { numeric: true });
