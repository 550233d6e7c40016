import { jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { moment, refers } from './columns';

/** Each import of a file, so that it can be undone as a whole. */
export const imports = pgTable('imports', {
  import_id: serial().primaryKey(),
  kind: text({ enum: ['menu', 'stock', 'count', 'orders', 'crafts'] }).notNull(),
  source: text().notNull(),
  /** Without folders. */
  file: text().notNull(),
  imported_at: moment().notNull().defaultNow(),
  undone_at: moment(),
});

/**
 * Rows of other tables before and after an import: `before` is null for those that it created, `after` for those that it
 * removed. Orders and stock movements carry the import's number instead.
 */
export const importRows = pgTable(
  'import_rows',
  {
    import_id: refers(() => imports.import_id).notNull(),
    relation: text().notNull(),
    key: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.relation, t.key] })],
);
