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

/**
 * Venues filled with trade, invented or imported. A server fills them five times as fast, and the rows are the same: where
 * its tests follow, they run there only. The browser tests start from a year that the embedded engine has filled.
 */
const FASTER_ON_A_SERVER = process.env['TEST_DATABASE_FOLLOWS']
  ? ['/backend/sample/', '/london.test.ts', '/every-report.test.ts']
  : [];

export default async () => ({
  globalSetup: '<rootDir>/__tests__/support/build-programs.mjs',
  // One worker per core; by default Jest leaves one idle, half of a small machine.
  maxWorkers: '100%',
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/support/node-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/e2e/', ...FASTER_ON_A_SERVER],
    }),
    await project({
      displayName: 'ui',
      testEnvironment: '<rootDir>/__tests__/support/ui-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/__tests__/support/setup-ui.ts'],
    }),
  ],
});
