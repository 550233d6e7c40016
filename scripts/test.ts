import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offerPoppler, postgresPrograms, requireChromium } from './test/debian';
import { withPostgres } from './test/postgres';
import { checks } from './test/checks';
import { local, run, total, type Tally } from './test/run';

const reports = mkdtempSync(path.join(tmpdir(), 'venue-test-'));

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Jest's own counts; a file that fails to load counts as a failure. */
async function jest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Tally> {
  console.log(`\n── ${name}`);
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const code = await run([local('jest'), '--passWithNoTests', '--json', `--outputFile=${file}`, ...args], env);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const NOTHING: Tally = { passed: 0, failed: 0 };
const ON_POSTGRES = ['__tests__/backend', '__tests__/bff'];

/** The backend's tests on a real PostgreSQL, where one is installed. */
async function onPostgres(words: readonly string[]): Promise<Tally> {
  const paths = words.length > 0 ? words.map((word) => `(${ON_POSTGRES.join('|')}).*${word}`) : ON_POSTGRES;
  const programs = await postgresPrograms();
  if (programs) {
    return withPostgres(programs, (url) =>
      jest('Jest on PostgreSQL', [...paths, '--selectProjects', 'node'], {
        TEST_DATABASE_URL: url,
      }),
    );
  }
  console.log('\n── Jest on PostgreSQL: left out, for no PostgreSQL server is installed here');
  return { passed: 0, failed: process.env['CI'] ? 1 : 0 };
}

/** Browser tests; build and server start only if some match. */
async function playwright(words: readonly string[]): Promise<Tally> {
  console.log('\n── Playwright');
  if (words.length > 0 && (await run([local('playwright'), 'test', '--list', ...words])) !== 0) return NOTHING;
  const chromium = await requireChromium();
  const file = path.join(reports, 'playwright.json');
  const code = await run([local('playwright'), 'test', ...words], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  try {
    const { stats } = JSON.parse(readFileSync(file, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    if (stats.flaky > 0) console.log(`${stats.flaky} of them passed at the second try only`);
    const passed = stats.expected + stats.flaky;
    return { passed, failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** `npm test`: all checks, cheapest first; with words, only tests whose paths match. The last line has the totals. */
async function main(): Promise<void> {
  const words = process.argv.slice(2);
  await offerPoppler();
  const tallies = [...(words.length > 0 ? [] : await checks()), await jest('Jest', words)];
  tallies.push(await onPostgres(words), await playwright(words));
  const { passed, failed } = total(tallies);
  rmSync(reports, { recursive: true, force: true });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exit(1);
});
