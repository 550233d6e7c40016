import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/debian';
import { HOST_NAME, HOST_RULE } from './scripts/test/host-name';
import { SHARED_VENUE } from './scripts/test/sample';

const PORT = process.env['E2E_PORT'] ?? '3210';
const BACKEND_PORT = process.env['E2E_BACKEND_PORT'] ?? '4210';

/** Files that start an app of their own, which mostly waits. They go first: at the end each would leave processors idle. */
const OWN_APP = /\/(blind-pages|cards|evening|menu-from-nothing|plain-next)\.spec\.ts$/;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Browser tests wait now and then: two at a time leave processors idle.
  workers: 3,
  // Only a test that hangs may take so long: how long the others take says how busy the machine is.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://${HOST_NAME}:${PORT}`,
    timezoneId: 'Europe/Moscow',
    locale: 'ru-RU',
    // A click on something that never comes fails as soon as an expectation does.
    actionTimeout: 180_000,
    // Recording costs a fifth of the time.
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        HOST_RULE,
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'own app', testMatch: OWN_APP },
    { name: 'shared app', testIgnore: OWN_APP },
  ],
  webServer: {
    // `npm test` has prepared the venue and the build beside other tests.
    command: `${process.env['VENUE_PREPARED'] ? '' : 'node --import tsx scripts/test/prepare-browser.ts && '}npm start --silent`,
    url: `http://localhost:${PORT}/auth/login`,
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT, BACKEND_PORT, ADMIN_API_TIMEOUT: '120', ...SHARED_VENUE },
  },
});
