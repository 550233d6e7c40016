import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from './debian';
import { withPostgres } from './postgres';
import { local, run, type Tally } from './run';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Counts that Jest reports; a file that fails to load is one failure. */
async function jest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-jest-'));
  const file = path.join(folder, 'report.json');
  const code = await run([local('jest'), '--passWithNoTests', '--json', `--outputFile=${file}`, ...args], env);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tests of the backend and of the BFF whose imports reach a database: those that an engine may answer differently. And the
 * test of all reports, which the embedded engine leaves to the server.
 */
async function testsOfDatabase(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string[]> {
  const related = ['--findRelatedTests', '__tests__/support/database.ts', '--listTests', '--json'];
  const { stdout } = await promisify(execFile)(local('jest'), related, { env: { ...process.env, ...env } });
  const files = (JSON.parse(stdout) as string[]).map((file) => path.relative(process.cwd(), file));
  const isAsked = (file: string) => words.length === 0 || words.some((word) => new RegExp(word, 'i').test(file));
  return files.filter((file) => /^__tests__\/(backend\/|bff\/|reports\/every-report)/.test(file) && isAsked(file));
}

/**
 * All Jest tests; those of a database on a real PostgreSQL too, where one is installed. `beside` runs beside the latter,
 * which leave half of the processors' time, or after the former.
 */
export async function jestOnBoth(words: readonly string[], beside: () => Promise<Tally[]>): Promise<Tally[]> {
  const programs = await postgresPrograms();
  console.log('\n── Jest');
  const embedded = await jest(words, programs ? { TEST_DATABASE_FOLLOWS: 'yes' } : {});
  if (!programs) {
    console.log('\n── Jest on PostgreSQL: left out, for no PostgreSQL server is installed here');
    return [embedded, { passed: 0, failed: process.env['CI'] ? 1 : 0 }, ...(await beside())];
  }
  console.log('\n── Jest on PostgreSQL');
  const others = beside();
  const onServer = await withPostgres(programs, async (url) => {
    const env = { TEST_DATABASE_URL: url };
    const files = await testsOfDatabase(words, env);
    // Half of the time they wait for the server.
    return files.length === 0 ? { passed: 0, failed: 0 } : jest(['--maxWorkers=4', '--runTestsByPath', ...files], env);
  });
  return [embedded, onServer, ...(await others)];
}
