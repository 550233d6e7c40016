import { refusal } from '@/lib/contract/refusals';
import type { Settings } from '@/lib/env';

/** Milliseconds after which nobody waits for a call any more: less than the app waits, so that a till hears why. */
export const answerMsOf = ({ ADMIN_API_TIMEOUT }: Pick<Settings, 'ADMIN_API_TIMEOUT'>): number =>
  ADMIN_API_TIMEOUT * 800;

/**
 * Gives up waiting for work after `ms` milliseconds: a till is told why and when to try again, under its key, by which a
 * call that succeeds later is not made twice.
 * @throws the error that `late` makes; ProblemError 1011 by default
 */
export async function inTime<T>(work: Promise<T>, ms: number, late = (): Error => refusal('databaseAway')): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  return Promise.race([work, ended]).finally(() => clearTimeout(timer));
}
