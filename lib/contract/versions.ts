import { z } from '#zod';
import { endpointsOf } from './endpoint';

/**
 * Versions of the venue's data by tag. The reply of a query stays the same while `venue` and the versions of its tags
 * do. `venue` changes with the business day, the hour, an import and a restart of the database. A tag is missing until
 * something changes it. Versions do not say what has changed.
 */
export const readVersions = endpointsOf().ours({
  id: 'versions.read',
  path: '/api/v1/admin/versions',
  reply: z.object({ venue: z.string(), tags: z.record(z.string(), z.string()) }),
  access: 'signed-in',
  impersonal: true,
  reads: [],
});
