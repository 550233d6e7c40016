import { existsSync } from 'node:fs';
import nextJest from 'next/jest.js';

const base = {
  // Jest reads every package.json that it finds, and a build beside it deletes that of `.next`.
  modulePathIgnorePatterns: ['<rootDir>/.next/'],
  runtime: '<rootDir>/__tests__/support/kept-runtime.cjs',
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^fast-check$': '<rootDir>/__tests__/support/fast-check.ts',
    '^server-only$': '<rootDir>/__tests__/support/empty.ts',
    '^@react-pdf/hyphenate/(.*)$': '<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js',
  },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  // Parameters of each module: looking a global up in the context of a test takes long. None of them is ever replaced.
  sandboxInjectedGlobals: [
    'Object',
    'Array',
    'Promise',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'Symbol',
    'Number',
    'String',
    'Boolean',
    'RegExp',
    'BigInt',
    'JSON',
    'Math',
    'Reflect',
    'Proxy',
  ],
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
  'backend/postgres/engine',
  'backend/postgres/killed-server',
  'backend/operation/health',
  'backend/http/odd-requests',
  'backend/mail/kill',
  'backend/orders/till/kill',
  'bff/bounds',
  'pdf/pdf-queue',
  'scripts/kept-process',
  'scripts/sockets/limits',
  'scripts/sockets/in-turn',
  'scripts/stop/stop',
];

const pathOf = (name) => `__tests__/${name}.test.ts`;
for (const name of WAITING)
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

export default async () => ({
  globalSetup: '<rootDir>/__tests__/support/global-setup.mjs',
  globalTeardown: '<rootDir>/__tests__/support/global-teardown.mjs',
  testSequencer: '<rootDir>/__tests__/support/sequencer.mjs',
  projects: [
    await project({
      ...node,
      displayName: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...node.testPathIgnorePatterns, ...inRoot(WAITING)],
    }),
    ...(process.env['NIGHT'] ? [await project(night)] : []),
    await project({ ...node, displayName: 'waiting', testMatch: inRoot(WAITING) }),
    await project({
      displayName: 'ui',
      testEnvironment: '<rootDir>/__tests__/support/ui-environment.ts',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/__tests__/support/setup-ui.ts'],
    }),
  ],
});
