import type { Database } from '../db/open';

const ends = new WeakMap<Database['db'], Promise<unknown>>();

/**
 * Runs work after all earlier work of this process on the same database. Waiting inside the database would hold a
 * connection each; a handful of waiting writers would leave none for readers.
 */
export function inLine<T>(db: Database['db'], work: () => Promise<T>): Promise<T> {
  const turn = (ends.get(db) ?? Promise.resolve()).then(work, work);
  ends.set(db, turn);
  return turn;
}
