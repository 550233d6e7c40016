import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/debian';

const PORT = 3210;

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A busy machine may be slow once; a second failure is real. `npm test` reports tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 45_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: 'Europe/Moscow',
    locale: 'ru-RU',
    // Recording every attempt costs a fifth of the time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'rm -rf test-results/venue && npm start --silent',
    url: `http://localhost:${PORT}/auth/login`,
    timeout: 420_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(PORT),
      BACKEND_PORT: '4210',
      DATA_DIR: 'test-results/venue',
      ADMIN_PASSWORD: 'admin-of-the-tests',

      LOG_LEVEL: 'warn',
    },
  },
});
