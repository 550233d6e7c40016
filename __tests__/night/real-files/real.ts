import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '@/backend/src/import/read';
import { countOf, stockOf } from '../../backend/import/files';

/** Files of real venues, beside the repository: most carry no licence. */
export const SHARED = path.resolve('../shared/data');

export const hasRealFiles = existsSync(SHARED);
/** `test`, or a skipped test that says so where the real files are missing. */
export const withRealFiles = hasRealFiles
  ? test
  : (name: string) => test.skip(`${name} (no folder ${SHARED})`, () => undefined);
/** A group of tests that need the real files; skipped without them. */
export const describeRealFiles = hasRealFiles
  ? describe
  : (name: string, tests: () => void) => describe.skip(`${name} (no folder ${SHARED})`, tests);

/** Content and name of a real file. */
export const real = (file: string) => [readFileSync(path.join(SHARED, file)), path.basename(file)] as const;

/** Orders of a London takeaway. */
export const readTakeaway = () => readFileSync(path.join(SHARED, 'london-takeaway/restaurant-1-orders.csv'));
export const readReal = (file: string) => readCatalogue(...real(file));
export const readRealStock = (file: string) => stockOf(...real(file));
export const readRealCount = (file: string) => countOf(...real(file));
