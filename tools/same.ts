import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { offerPoppler } from '@/scripts/test/debian';
import { runProgram } from '@/lib/process/sentence';
import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { openApp } from './same/app';
import { requireClock, NOW } from './same/clock';
import { portraitOf } from './same/collect';
import { differencesOf, reportOf } from './same/compare';
import { lists, papers } from './same/files';
import type { Portrait, Question } from './same/question';
import { screens } from './same/screens';
import { every, inputsFor, reads } from './same/reads';
import { ADMIN, IDS, STAFF } from './same/venue';

const pictures = every.filter(({ changes, replyTypes }) => !changes && replyTypes);

/** Calls that read orders, but book a run of receipts. */
const BOOKING = ['orders.alcohol', 'orders.choose'];

const asked = (endpoint: Endpoint, as: string): Question => {
  const input = inputsFor(IDS, NOW)(endpoint);
  return {
    kind: 'replies',
    subject: endpoint.id,
    variant: as,
    of: `endpoint ${endpoint.id}`,
    as,
    method: endpoint.method,
    address: browserPath(wirePath(endpoint, input)),
    body: input.body,
    books: BOOKING.includes(endpoint.id),
  };
};

/** All calls that read, for each account. */
const replies = (): Question[] =>
  [...reads, ...pictures].flatMap((endpoint) => [ADMIN, ...STAFF].map((as) => asked(endpoint, as)));

const KEPT = 'dist/same';
const TOOL = 'tools/same';

interface Kept {
  /** Hash of the questions and of this program; answers to other questions cannot be compared. */
  readonly asked: string;
  readonly portrait: Portrait;
}

function digestOf(questions: readonly Question[]): string {
  const hash = createHash('sha256').update(JSON.stringify(questions));
  for (const name of readdirSync(TOOL).sort()) hash.update(readFileSync(path.join(TOOL, name)));
  return hash.digest('hex');
}

/** Portrait of a commit, made once and kept. */
async function keptPortrait(
  hash: string,
  questions: readonly Question[],
  make: () => Promise<Portrait>,
): Promise<Portrait> {
  const file = path.join(KEPT, `${hash}.json`);
  const asked = digestOf(questions);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.asked === asked) return kept.portrait;
  } catch {
    // There is none yet.
  }
  const portrait = await make();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, JSON.stringify({ asked, portrait } satisfies Kept));
  return portrait;
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Hash of a commit. @throws Error if there is no such commit */
const hashOf = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`);

const lockOf = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');

/** Installs a checkout's packages: links ours if the lock files are equal. */
function install(root: string): void {
  if (lockOf(root) === lockOf('.')) execFileSync('cp', ['-al', path.resolve('node_modules'), root]);
  else execFileSync('npm', ['ci', '--silent'], { cwd: root });
}

/** Checks out a commit in a temporary folder, with its packages. */
function checkOut(hash: string): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'venue-commit-'));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', root, hash);
  install(root);
  return { root, remove };
}

const USAGE = 'npm run same -- COMMIT: what this checkout answers differently from a commit, on one sample venue';

/** Answers of the app of a checkout. */
async function portraitAt(root: string, questions: readonly Question[]): Promise<Portrait> {
  if (process.stderr.isTTY) console.error(`Asking ${root}…`);
  const app = await openApp(root);
  return portraitOf(app, questions).finally(() => app.close());
}

/** `npm run same`. Exit code 0: no difference; 1: differences; 2: nothing could be compared. */
async function main(): Promise<void> {
  const [commit, ...others] = process.argv.slice(2);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  if (commit === undefined || others.length > 0) throw new Error(USAGE);
  await offerPoppler();
  await requireClock();
  const questions = [...papers(), ...replies(), ...lists(), ...screens()];
  const before = await keptPortrait(hashOf(commit), questions, async () => {
    const { root, remove } = checkOut(hashOf(commit));
    return portraitAt(root, questions).finally(remove);
  });
  const found = differencesOf(before, await portraitAt(process.cwd(), questions));
  console.log(reportOf(found));
  process.exitCode = found.length === 0 ? 0 : 1;
}

runProgram(main, 2);
