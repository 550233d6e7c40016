import type { Database } from '../db/open';

interface Line {
  /** Settles when the last work so far has ended. */
  end: Promise<unknown>;
  length: number;
}

const lines = new WeakMap<Database['db'], Line>();

/** Number of works that wait or run. */
export const lengthOfLine = (db: Database['db']): number => lines.get(db)?.length ?? 0;

/**
 * Runs work after all earlier work of this process on the same database. Waiting inside the database would hold a
 * connection each; a handful of waiting writers would leave none for readers.
 */
export function inLine<T>(db: Database['db'], work: () => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? { end: Promise.resolve(), length: 0 };
  lines.set(db, line);
  line.length += 1;
  const leave = () => void (line.length -= 1);
  const turn = line.end.then(work, work);
  line.end = turn.then(leave, leave);
  return turn;
}
