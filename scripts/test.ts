import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offerPoppler, postgresPrograms, requireChromium } from './test/debian';
import { withPostgres } from './test/postgres';
import { check, run, total, type Tally } from './test/run';

const reports = mkdtempSync(path.join(tmpdir(), 'venue-test-'));
const local = (name: string): string => path.join('node_modules/.bin', name);

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Jest's own counts; a file that could not even load counts as a failure. */
async function jest(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Tally> {
  console.log(`\n── ${name}`);
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const code = await run([local('jest'), '--json', `--outputFile=${file}`, ...args], env);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The backend's tests once more, on a real PostgreSQL where there is one. */
async function onPostgres(): Promise<Tally> {
  const programs = await postgresPrograms();
  if (programs) {
    return withPostgres(programs, (url) =>
      jest('Jest on PostgreSQL', ['__tests__/backend', '__tests__/bff', '--selectProjects', 'node'], {
        TEST_DATABASE_URL: url,
      }),
    );
  }
  console.log('\n── Jest on PostgreSQL: left out, for no PostgreSQL server is installed here');
  return { passed: 0, failed: process.env['CI'] ? 1 : 0 };
}

async function playwright(): Promise<Tally> {
  console.log('\n── Playwright');
  const chromium = await requireChromium();
  const file = path.join(reports, 'playwright.json');
  const code = await run([local('playwright'), 'test'], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
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

/** Lint takes as long as all other checks together, so they go beside it. */
async function checks(): Promise<Tally[]> {
  const lint = check('lint', [local('eslint'), '--max-warnings', '0', '.']);
  const code = ['app', 'components', 'lib', 'backend', 'i18n', 'scripts', 'middleware.ts'];
  const others = [
    await check('types', [local('next'), 'typegen'], [local('tsc'), '--noEmit']),
    await check('format', [local('prettier'), '--check', '--log-level', 'warn', '.']),
    await check('import rules', [local('depcruise'), '--config', '.dependency-cruiser.mjs', ...code]),
    await check('unused code', [local('knip')]),
    await check('messages', [process.execPath, '--import', 'tsx', 'scripts/check-messages.ts']),
  ];
  return [...others, await lint];
}

/** `npm test`: everything that must hold, cheapest first; the last line sums it up. */
async function main(): Promise<void> {
  await offerPoppler();
  const tallies = [...(await checks()), await jest('Jest', []), await onPostgres(), await playwright()];
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
