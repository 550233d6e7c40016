/** Order of names, as in the database's collation `names`: Cyrillic first, numbers by size, Ё as Е. */
export const nameOrder = new Intl.Collator('ru', { numeric: true });
