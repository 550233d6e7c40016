import { existsSync } from 'node:fs';
import nextJest from 'next/jest.js';

const base = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/__tests__/support/empty.ts',
    '^@react-pdf/hyphenate/(.*)$': '<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
};

const esmOnly =
  'next-intl|nanoid|use-intl|intl-messageformat|icu-minify|@formatjs|@tanstack|@react-pdf|yoga-layout|color-string|color-name';

/** next/jest ignores all of node_modules; these packages ship ES modules only, so SWC transforms them. */
async function project(config) {
  const resolved = await nextJest({ dir: './' })({ ...base, ...config })();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}

/** Tests that mostly wait: for sockets, processes and their ends. */
const WAITING = [
  ...['backend/db/durability', 'backend/db/lock', 'backend/operation/health', 'backend/http/refused-upload'],
  ...['backend/mail/kill', 'backend/pos/kill', 'bff/bounds', 'pdf/pdf-queue', 'scripts/cluster-metrics'],
  ...['scripts/kept-process', 'scripts/sockets/connection', 'scripts/sockets/in-turn', 'scripts/sockets/limits'],
  ...['scripts/stop/stop', 'scripts/web-processes'],
];

/**
 * Tests of a database that run on both engines where a server is installed: the engine itself, backup, books, and one of
 * each section. All others run on the server only.
 */
const ON_BOTH_ENGINES = [
  ...['backend/db/driver', 'backend/db/name-order', 'backend/db/period', 'backend/db/refusals', 'backend/db/migrate'],
  ...['backend/books/chain', 'backend/books/note-heads', 'backend/operation/backup', 'backend/operation/unavailable'],
  ...['backend/http/command', 'backend/http/ledgers', 'backend/http/retries', 'backend/analytics/losses'],
  ...['backend/auth/stored-attempts', 'backend/bonuses/earn', 'backend/cards/cards', 'backend/categories/categories'],
  ...['backend/craft/operations', 'backend/expenses/expenses', 'backend/files/file-store', 'backend/import/import'],
  ...['backend/mail/worker', 'backend/menu-edit', 'backend/money/day-close', 'backend/orders/roll-ups'],
  ...[
    'backend/payments/statement',
    'backend/pos/any-evening',
    'backend/salary/operations',
    'backend/sessions/sessions',
  ],
  ...[
    'backend/statistics/money-reports',
    'backend/stock/stock-edit',
    'backend/stocktake/count',
    'backend/users/accounts',
  ],
];

const pathOf = (name) => `__tests__/${name}.test.ts`;
for (const name of [...WAITING, ...ON_BOTH_ENGINES])
  if (!existsSync(pathOf(name))) throw new Error(`jest.config.mjs names ${pathOf(name)}, which does not exist.`);
const inRoot = (names) => names.map((name) => `<rootDir>/${pathOf(name)}`);

const node = {
  testEnvironment: '<rootDir>/__tests__/support/node-environment.ts',
  testPathIgnorePatterns: ['/e2e/', '/night/'],
};

const night = {
  ...node,
  displayName: 'night',
  testMatch: ['<rootDir>/__tests__/night/**/*.test.ts'],
  testPathIgnorePatterns: [],
};

const embedded = {
  ...node,
  displayName: 'embedded',
  testMatch: inRoot(ON_BOTH_ENGINES),
  setupFiles: ['<rootDir>/__tests__/support/embedded-engine.ts'],
};

export default async () => ({
  globalSetup: '<rootDir>/__tests__/support/build-programs.mjs',
  projects: [
    await project({
      ...node,
      displayName: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, ...inRoot(WAITING)],
    }),
    ...(process.env['NIGHT'] ? [await project(night)] : []),
    await project({ ...node, displayName: 'waiting', testMatch: inRoot(WAITING) }),
    ...(process.env['TEST_DATABASE_URL'] ? [await project(embedded)] : []),
    await project({
      displayName: 'ui',
      testEnvironment: '<rootDir>/__tests__/support/ui-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/__tests__/support/setup-ui.ts'],
    }),
  ],
});
