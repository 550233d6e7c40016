import { existsSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** Files that take long for their size, longest first. Started late, such a file would run alone at the end. */
const LONG = [
  'backend/http/blind-counts.test.ts',
  'backend/http/every-endpoint.test.ts',
  'backend/operation/restore-killed.test.ts',
  'backend/http/at-once.test.ts',
  'backend/operation/backup.test.ts',
  'backend/http/every-command.test.ts',
  'backend/http/hidden-figures.test.ts',
  'lists/hidden-lists.test.ts',
  'lists/every-report.test.ts',
  'app/page-rights.test.ts',
  'backend/postgres/runner.test.ts',
  'bff/every-door.test.ts',
  'bff/overview.test.ts',
  'backend/sample/sample.test.ts',
  'components/salary/salary-screen.test.tsx',
  'components/stock/add-stock.test.tsx',
  'components/users/users-screen.test.tsx',
].map((name) => `__tests__/${name}`);
for (const name of LONG) if (!existsSync(name)) throw new Error(`sequencer.mjs names ${name}, which does not exist.`);

const rankOf = ({ path }) => {
  const at = LONG.findIndex((name) => path.endsWith(`/${name}`));
  return at === -1 ? LONG.length : at;
};

/** Runs the files of LONG first, the others in Jest's order. On a fresh machine Jest knows only the sizes of files. */
export default class extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
