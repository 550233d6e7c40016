import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/src/db/schema.ts', './backend/src/db/schema-catalogue.ts'],
  out: './backend/src/db/migrations',
});
