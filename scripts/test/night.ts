import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { playwright } from './browser';
import { requireEngines } from './debian';
import { jest } from './jest';
import { check, type Tally } from './run';
import { SAMPLE, SHARED_VENUE } from './sample';

const NIGHT = { NIGHT: 'yes' };
/** Tests that repeat what chance decides more often at night (`__tests__/support/effort.ts`). */
const OF_CHANCE =
  'races?\\.test|bff/overview|every-door|every-report|hidden-lists|lists/view|pos-door|at-once|propert|any-evening|any-calls|reopened-day|confirm|guesses|every-endpoint|draft-beer-balance|till/kill';

interface NightPart {
  readonly name: string;
  /** Property that the part guards, in words. */
  readonly guards: string;
  /** Whether it runs without the sample venue and the build. */
  readonly isSelfContained?: true;
  readonly run: (chromium: string) => Promise<Tally>;
}

const byJest = (words: readonly string[]) =>
  jest({ projects: ['node', 'night', 'waiting'], workers: 2, env: NIGHT, words });

/** Runs a tool on a copy of the sample venue. */
async function tool(name: string, args: readonly string[], CHROMIUM_PATH: string): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'venue-night-'));
  const DATA_DIR = path.join(folder, 'venue');
  cpSync(SAMPLE, DATA_DIR, { recursive: true });
  const env = { ...NIGHT, CHROMIUM_PATH, DATA_DIR, ADMIN_PASSWORD: SHARED_VENUE.ADMIN_PASSWORD };
  const title = [name, ...args].join(' ');
  return check(title, env, ['npm', 'run', '--silent', name, '--', ...args]).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
}

/** Walks through an app that the tests start. */
async function engines(chromium: string): Promise<Tally> {
  await requireEngines();
  const env = { ...NIGHT, CHROMIUM_PATH: chromium };
  return jest({ projects: ['night'], workers: 1, env, words: ['night/engines'] });
}

/** Parts of `npm run test:night`, in the order in which they run. */
export const NIGHT_PARTS: readonly NightPart[] = [
  {
    name: 'browser',
    guards:
      'browser tests in both languages; every screen in both themes too, at both widths; every table in every hall',
    run: (chromium) => playwright([], { ...NIGHT, CHROMIUM_PATH: chromium }),
  },
  {
    name: 'engines',
    guards: 'sign-in, screens and commands in Chromium, Firefox and WebKit, by every way to the app',
    run: engines,
  },
  {
    name: 'real-files',
    isSelfContained: true,
    guards: 'the import, on files of real venues beside the repository',
    run: () => byJest(['night/real-files']),
  },
  {
    name: 'chance',
    isSelfContained: true,
    guards: 'money, stock, salary and payouts: races and properties, with more rounds',
    run: () => byJest([OF_CHANCE]),
  },
  {
    name: 'torture',
    guards: 'calls without a session, hostile calls, kills, a full disk, a faulty upstream, a lost primary',
    run: (chromium) => tool('torture', ['--short'], chromium),
  },
  {
    name: 'proof',
    guards: 'that the attacks find planted faults',
    run: (chromium) => tool('torture', ['--prove', '--only', 'bypass,fuzz,upstream,standby'], chromium),
  },
  { name: 'bench', guards: 'the speed of reports', run: (chromium) => tool('bench', ['--short'], chromium) },
  {
    name: 'bench:web',
    guards: 'bytes of every route, speed of pages and files',
    run: (chromium) => tool('bench:web', ['--short'], chromium),
  },
];
