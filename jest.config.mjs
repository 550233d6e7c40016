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
  'next-intl|use-intl|intl-messageformat|icu-minify|@formatjs|@tanstack|@react-pdf|yoga-layout|color-string|color-name';

/** next/jest ignores all of node_modules; these packages ship ES modules only, so SWC transforms them. */
async function project(config) {
  const resolved = await nextJest({ dir: './' })({ ...base, ...config })();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  };
}

/**
 * Tests that a server's database need not repeat: the embedded engine's own folder, and a year of trade, which is the
 * same on any server (sample.test.ts checks seeding there faster).
 */
const SAME_ANYWHERE = ['/sample/year', '/db/lock', '/db/durability', '/import/command-line'];

export default async () => ({
  // One worker per core; by default Jest leaves one idle, half of a small machine.
  maxWorkers: '100%',
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/support/node-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/e2e/', ...(process.env['TEST_DATABASE_URL'] ? SAME_ANYWHERE : [])],
    }),
    await project({
      displayName: 'ui',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/__tests__/support/setup-ui.ts'],
    }),
  ],
});
