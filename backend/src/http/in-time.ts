import { refusal } from '@/lib/contract/refusals';

/** Shorter than the app waits for an answer by default (ADMIN_API_TIMEOUT). */
const TILL_MS = 8_000;

/**
 * Gives up waiting for what the database does not do in time: a till is told why and when to try again, under its key,
 * by which a call that succeeds later is not made twice.
 * @throws ProblemError 1011
 */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refusal('databaseAway')), TILL_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
