import 'server-only';
import type { Endpoint } from '@/lib/contract/endpoint';
import { settings } from './settings';

const MEGABYTE = 1024 * 1024;

/** A photo over a slow connection takes minutes; the browser's request is cut off after as long (`TIMES`). */
const FORM_MS = 120_000;

/** Time limits of the calls of one page or request. */
export interface Haste {
  /** When all of them must have been answered, by `performance.now()`. Uploads take longer. */
  readonly deadline?: number | undefined;
}

const mostMs = (): number => settings().ADMIN_API_TIMEOUT * 1000;

/** When the calls of a request that begins now must have been answered, by `performance.now()`. */
export const deadline = (): number => performance.now() + mostMs();

/**
 * Milliseconds that a call may take: ADMIN_API_TIMEOUT at most, and less when earlier calls of the same page have used
 * some of it. At most 0 when nothing is left. A command always has all of it: one given up early may have succeeded, and
 * a legacy server knows no idempotency key.
 */
export const timeFor = ({ deadline = Infinity }: Haste, { changes }: Pick<Endpoint, 'changes'> = {}): number =>
  changes ? mostMs() : Math.min(mostMs(), deadline - performance.now());

/** Milliseconds of an upload: for its bytes to arrive, and then for the answer. */
export const timesForUpload = () => ({ timeoutMs: FORM_MS, answerMs: mostMs() });

/**
 * Maximum size of a reply in bytes, unpacked. A menu of 5,000 dishes with long texts has 10 MB, as many stock items 6 MB;
 * a file is a photo or a paper, which is limited when it is uploaded.
 */
export function replyLimitOf({ changes, replyTypes }: Pick<Endpoint, 'changes' | 'replyTypes'>): number {
  if (replyTypes) return 24 * MEGABYTE;
  return (changes ? 8 : 32) * MEGABYTE;
}
