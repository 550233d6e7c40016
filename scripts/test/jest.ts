import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Processor seconds by file, as the test environments note them. */
const secondsIn = (text: string): NonNullable<Tally['slow']> =>
  text.split('\n').flatMap((line) => {
    const [file = '', seconds] = line.split('\t');
    return seconds === undefined ? [] : [{ file, seconds: Number(seconds) }];
  });

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

interface JestRun {
  readonly projects: readonly string[];
  readonly workers: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Only files whose path contains one of them. */
  readonly words?: readonly string[];
}

/** Room for new objects, which tests make many of: V8 then looks for garbage less often. Workers get it too. */
const NODE = [process.execPath, '--max-semi-space-size=32'];

/** Runs Jest, and counts what it reports; a file that fails to load is one failure. */
export async function jest({ projects, workers, env = {}, words = [] }: JestRun): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-jest-'));
  const [file, seconds] = [path.join(folder, 'report.json'), path.join(folder, 'seconds.tsv')];
  const args = ['--passWithNoTests', '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`];
  try {
    const code = await run([...NODE, local('jest'), ...args, '--selectProjects', ...projects, '--', ...words], {
      ...env,
      TEST_SECONDS_FILE: seconds,
    });
    const text = readIfThere(file);
    if (text === '') return { passed: 0, failed: 1, notes: ['FAILED Jest wrote no report'] };
    const report = JSON.parse(text) as JestReport;
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    const slow = secondsIn(readIfThere(seconds));
    return { passed: report.numPassedTests, failed: failed || Number(code !== 0), notes: failuresIn(report), slow };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
