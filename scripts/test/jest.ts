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
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Failed tests by file and name, and files that did not load. */
const failuresIn = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`FAILED ${file}`] : [];
    return failed.map(({ fullName }) => `FAILED ${file}: ${fullName}`);
  });

/** Runs Jest; null when it wrote no report. */
async function reportOf(args: readonly string[], env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-jest-'));
  const file = path.join(folder, 'report.json');
  const code = await run([local('jest'), '--passWithNoTests', '--json', `--outputFile=${file}`, ...args], env);
  try {
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) as JestReport };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Failed files that CI runs once more, as Playwright does; more of them are no accident. */
const MOST_AGAIN = 3;

/** Counts that Jest reports; a file that fails to load is one failure. */
async function jest(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Tally> {
  const first = await reportOf(args, env);
  if (!first) return { passed: 0, failed: 1, notes: ['FAILED Jest wrote no report'] };
  const { code, report } = first;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const passed = report.numPassedTests;
  const notes = failuresIn(report);
  if (failed === 0) return { passed, failed: code === 0 ? 0 : 1, notes };
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (!process.env['CI'] || files.length > MOST_AGAIN) return { passed, failed, notes };
  console.log('\n── Jest: failed files again');
  const again = await reportOf(['--maxWorkers=1', '--runTestsByPath', ...files], env);
  if (again?.code !== 0) return { passed, failed, notes };
  return { passed: passed + failed, failed: 0, notes: notes.map((note) => note.replace('FAILED', 'SECOND TRY')) };
}

/** Tests of the rights to every reply. They take minutes and do not depend on the engine. */
const OF_RIGHTS = /\/http\/(blind-counts|every-endpoint|hidden-figures)\.test/;

/**
 * Tests of the backend that use a database, for engines may answer differently, and the test of all reports, which the
 * embedded run leaves out.
 */
async function testsOfDatabase(words: readonly string[], env: Readonly<Record<string, string>>): Promise<string[]> {
  const related = ['--findRelatedTests', '__tests__/support/database.ts', '--listTests', '--json'];
  const { stdout } = await promisify(execFile)(local('jest'), related, { env: { ...process.env, ...env } });
  const files = (JSON.parse(stdout) as string[]).map((file) => path.relative(process.cwd(), file));
  const isAsked = (file: string) => words.length === 0 || words.some((word) => new RegExp(word, 'i').test(file));
  const isOfDatabase = (file: string) =>
    /^__tests__\/(backend\/|reports\/every-report)/.test(file) && !OF_RIGHTS.test(file);
  return files.filter((file) => isOfDatabase(file) && isAsked(file));
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
