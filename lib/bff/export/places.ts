import 'server-only';
import { CODE, ProblemError } from '@/lib/contract/problem';

/** Maximum number of concurrent files: each requests pages as fast as its reader takes them. */
const MOST = 4;
let taken = 0;

/**
 * Takes one of the places for concurrent files.
 * @returns a function that frees it; calling it again has no effect
 * @throws ProblemError 1009 when all are taken
 */
export function takePlace(): () => void {
  if (taken >= MOST) throw new ProblemError(CODE.busy, 'Too many files are being written');
  taken += 1;
  let held = true;
  return () => {
    if (held) taken -= 1;
    held = false;
  };
}
