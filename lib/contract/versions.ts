import { z } from '#zod';
import { defineEndpoint } from './endpoint';

/**
 * Ours: versions of the venue's data by tag. A query whose tags have the versions of before, and whose `venue` has not
 * changed either, has the reply of before. `venue` changes with business day and hour, an import, a restart of the database.
 * A tag that nothing has changed yet is missing. Neither says what was changed.
 */
export const readVersions = defineEndpoint({
  id: 'versions.read',
  method: 'GET',
  path: '/api/v1/admin/versions',
  reply: z.object({ venue: z.string(), tags: z.record(z.string(), z.string()) }),
  access: 'signed-in',
  impersonal: true,
  reads: [],
});
