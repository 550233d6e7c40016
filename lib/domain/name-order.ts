/**
 * How names stand in reports, whatever the reader's language: Cyrillic before Latin, numbers by size, Ё beside Е. The database's
 * collation `names` is the same.
 */
export const nameOrder = new Intl.Collator('ru', { numeric: true });
