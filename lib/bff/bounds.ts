import 'server-only';
import type { Endpoint } from '../contract/endpoint';
import { settings } from './settings';

const MEGABYTE = 1024 * 1024;

/** A photo over a slow connection takes minutes; the browser's request is cut off after as long (`TIMES`). */
const FORM_MS = 120_000;

/** Menus and folders lie in each other; no real one comes near. */
const MOST_LEVELS = 200;

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
 * some of it. At most 0 when nothing is left.
 */
export const timeFor = ({ deadline = Infinity }: Haste): number => Math.min(mostMs(), deadline - performance.now());

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

/** Whether JSON is nested so deeply that a recursion over it could run out of stack. */
export function isTooDeep(json: Uint8Array): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === 0x22) inText = !inText;
    else if (inText) at += sign === 0x5c ? 1 : 0;
    else if (sign === 0x5b || sign === 0x7b) level += 1;
    else if (sign === 0x5d || sign === 0x7d) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}
