import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireChromium } from './debian';
import { check, local, run, type Tally } from './run';
import { SHARED_VENUE } from './sample';
import { timed, type Part } from './summary';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

/** Tests that failed. */
const notesOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.some(({ status }) => status === 'unexpected') ? [`FAILED ${file}: ${title}`] : [],
  ),
  ...suites.flatMap(notesOf),
];

/** Runs the browser tests whose paths match the words, or all, in the prepared venue. */
export async function playwright(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-browser-'));
  const file = path.join(folder, 'report.json');
  try {
    const code = await run([local('playwright'), 'test', ...words], {
      ...env,
      VENUE_PREPARED: 'yes',
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    return { passed: stats.expected, failed: stats.unexpected || Number(code !== 0), notes: suites.flatMap(notesOf) };
  } catch {
    return { passed: 0, failed: 1, notes: ['FAILED Playwright wrote no report'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the sample venue and builds the app for all browser tests. */
export const prepareBrowser = (): Promise<Tally> =>
  check('venue and build', SHARED_VENUE, [process.execPath, '--import', 'tsx', 'scripts/test/prepare-browser.ts']);

/** Whether browser tests match the words. */
const someMatch = async (words: readonly string[]): Promise<boolean> =>
  words.length === 0 || (await run([local('playwright'), 'test', '--list', ...words])) === 0;

/**
 * The browser tests that match the words, or all. Installs Chromium and prepares the venue if any match; `prepared`
 * resolves when that has ended. `run` runs them.
 */
export function inBrowser(words: readonly string[]): { prepared: Promise<unknown>; run: () => Promise<Part[]> } {
  const chromium = someMatch(words).then((some) => (some ? requireChromium() : null));
  const prepared = chromium.then((found) => (found ? timed('venue and build', prepareBrowser) : null));
  const runAll = async (): Promise<Part[]> => {
    const [CHROMIUM_PATH, part] = [await chromium, await prepared];
    if (!CHROMIUM_PATH || !part) return [];
    return [part, await timed('browser', () => playwright(words, { CHROMIUM_PATH }))];
  };
  return { prepared, run: runAll };
}
