import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';

interface Line {
  /** Settles when the last work so far has ended. */
  end: Promise<unknown>;
  length: number;
  /** When the work that runs began, by `performance.now()`; undefined while none runs. */
  began: number | undefined;
}

const lines = new WeakMap<Database['db'], Line>();

/** Number of works that wait or run. */
export const lengthOfLine = (db: Database['db']): number => lines.get(db)?.length ?? 0;

/** Seconds for which the work that runs has run; 0 while none runs. */
export function secondsOfWork(db: Database['db']): number {
  const began = lines.get(db)?.began;
  return began === undefined ? 0 : (performance.now() - began) / 1000;
}

/**
 * Runs work after all earlier work of this process on the same database. Waiting inside the database would hold a
 * connection each; a handful of waiting writers would leave none for readers.
 * @param patience milliseconds after which nobody waits for the work any more: then it does not begin
 * @throws ProblemError 1011 for work whose turn came too late
 */
export function inLine<T>(db: Database['db'], work: () => Promise<T>, patience = Infinity): Promise<T> {
  const line = lines.get(db) ?? { end: Promise.resolve(), length: 0, began: undefined };
  lines.set(db, line);
  line.length += 1;
  const came = performance.now();
  const begin = () => {
    line.began = performance.now();
    if (line.began - came > patience) throw refusal('databaseAway');
    return work();
  };
  const leave = () => {
    line.length -= 1;
    line.began = undefined;
  };
  const turn = line.end.then(begin);
  line.end = turn.then(leave, leave);
  return turn;
}
