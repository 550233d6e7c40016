import { z } from '#zod';
import { Id, UnixSeconds } from './primitives';

/** One changed field, by wire name, in wire values: money in baht, a recipe as its lines. */
export const HistoryChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One entry of a record's history. Entries are never changed. */
export const HistoryEntry = z.object({
  history_id: Id,
  action: z.enum(['created', 'changed', 'removed', 'restored']),
  changes: z.array(HistoryChange),
  user_name: z.string(),
  time: UnixSeconds,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Removed rows of a tree that can be restored, latest first. `path` names the folders they were in. */
export const RemovedRows = z.object({
  items: z.array(
    z.object({
      item_id: Id,
      name: z.string(),
      is_file: z.boolean(),
      path: z.array(z.string()),
      removed_time: UnixSeconds,
    }),
  ),
});
