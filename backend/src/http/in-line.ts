import type { Database } from '../db/open';

const ends = new WeakMap<Database['db'], Promise<unknown>>();

/**
 * Does work after all that this process was given before for the same database. Whoever waits in the database itself
 * keeps one of few connections meanwhile: a handful of them, and nobody could read.
 */
export function inLine<T>(db: Database['db'], work: () => Promise<T>): Promise<T> {
  const turn = (ends.get(db) ?? Promise.resolve()).then(work, work);
  ends.set(db, turn);
  return turn;
}
