import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireChromium } from './debian';
import { check, local, run, type Tally } from './run';
import { SAMPLE, SHARED_VENUE } from './sample';

/** Attempts whose planted faults are found within seconds of a start. Those of `rights` and `fuzz` are found in Jest. */
const PROVEN = 'bypass,sessions,bounds,uploads';
const NOTHING: Tally = { passed: 0, failed: 0 };

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

/** Tests that failed, or passed at the second try only. */
const notesOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      return [`${status === 'flaky' ? 'SECOND TRY' : 'FAILED'} ${file}: ${title}`];
    }),
  ),
  ...suites.flatMap(notesOf),
];

async function playwright(words: readonly string[], folder: string, env: Readonly<Record<string, string>>) {
  console.log('\n── Playwright');
  const file = path.join(folder, 'report.json');
  const code = await run([local('playwright'), 'test', ...words], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const { stats } = report;
    const notes = report.suites.flatMap(notesOf);
    const passed = stats.expected + stats.flaky;
    return { passed, failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected, notes };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The attacks and both benches in short, on a copy of the sample venue and the app that the browser tests have built. */
async function benches(folder: string, env: Readonly<Record<string, string>>): Promise<Tally[]> {
  const DATA_DIR = path.join(folder, 'venue');
  cpSync(SAMPLE, DATA_DIR, { recursive: true });
  const bench = (name: string) => check(name, { ...env, DATA_DIR }, ['npm', 'run', '--silent', name, '--', '--short']);
  const attack = (name: string, ...words: string[]) =>
    check(name, env, ['npm', 'run', '--silent', 'torture', '--', ...words]);
  const torture = await attack('torture', '--short');
  const proof = await attack('torture finds what is planted', '--prove', '--only', PROVEN);
  return [torture, proof, await bench('bench'), await bench('bench:web')];
}

/** Fills the sample venue and builds the app for all browser tests. */
export const prepareBrowser = (): Promise<Tally> =>
  check('venue and build for the browser', SHARED_VENUE, [
    process.execPath,
    '--import',
    'tsx',
    'scripts/test/prepare-browser.ts',
  ]);

/**
 * Runs the browser tests that match `words`. Without words it runs all of them, prepared by `prepareBrowser`, then both
 * short benches.
 */
export async function inBrowser(words: readonly string[]): Promise<Tally[]> {
  if (words.length > 0 && (await run([local('playwright'), 'test', '--list', ...words])) !== 0) return [NOTHING];
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-browser-'));
  const prepared = words.length > 0 ? '' : 'yes';
  const env = {
    CHROMIUM_PATH: await requireChromium(),
    ADMIN_PASSWORD: SHARED_VENUE.ADMIN_PASSWORD,
    VENUE_PREPARED: prepared,
  };
  try {
    const tests = await playwright(words, folder, env);
    return [tests, ...(words.length > 0 ? [] : await benches(folder, env))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
