-- How names stand in a list: as Intl.Collator('ru', { numeric: true }) has them. The embedded engine has no "ru-x-icu", and
-- reads an order that is written out in this older form alone.
CREATE COLLATION "names" (provider = icu, locale = '@colReorder=cyrl;colNumeric=yes');
