import 'server-only';
import { CODE, ProblemError } from '../../contract/problem';

/** So many files are written at once: each asks the admin API for pages as fast as its reader takes them. */
const MOST = 4;
let taken = 0;

/**
 * Takes a place among the files that are being written.
 * @returns gives it back; again and again is the same as once
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
