import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { measureBytes } from '@/tools/bench-web/bytes';
import type { App } from './app';
import { answer, signIn } from './ask';
import { enter, type Portrait, type Question } from './question';
import { ADMIN } from './venue';

/** Names of all endpoints, lists and pages of a checkout, read with its own code. */
function namesIn(root: string): ReadonlySet<string> {
  const program = path.resolve(root, 'tools/same/names.ts');
  const names = execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, encoding: 'utf8' });
  return new Set(JSON.parse(names) as string[]);
}

/** Adds the names of endpoints without a question, such as commands, so that a missing endpoint is found. */
function contractOf(names: ReadonlySet<string>, questions: readonly Question[], portrait: Portrait): void {
  const asked = new Set(questions.map((question) => question.of));
  for (const subject of names)
    if (!asked.has(subject)) enter(portrait, { kind: 'contract', subject, variant: '' }, 'there');
}

/** Result of `npm run check-books` with the end of the ledgers' chain. */
async function booksOf(app: App, portrait: Portrait): Promise<void> {
  const report = JSON.parse(await app.run('check-books --json')) as Record<string, unknown>;
  // Times of the check differ.
  const { seconds: _, longest: __, ...found } = report;
  enter(portrait, { kind: 'books', subject: 'check-books', variant: '' }, JSON.stringify(found));
}

/** Bytes of each route that the checkout names, by `npm run bench:web -- bytes`. */
async function bytesOf(app: App, names: ReadonlySet<string>, cookie: string, portrait: Portrait): Promise<void> {
  const { address, backend, pid } = app;
  const venue = { address, backend, pid, cookie, backendCookie: '', startSeconds: 0, close: () => Promise.resolve() };
  for (const { route, bytes, prefetched } of await measureBytes(venue, ({ of }) => names.has(of))) {
    // Random nonces change the compressed size of a document. Its text is compared as a screen.
    const { document: _, ...loaded } = bytes;
    const text = JSON.stringify({ ...loaded, prefetched });
    enter(portrait, { kind: 'bytes', subject: route.path, variant: '' }, text);
  }
}

/** Concurrent requests: the app and the backend are separate processes. */
const AT_ONCE = 3;

/** Answers of a checkout's app to all questions, the end of its ledgers and the bytes of its routes. */
export async function portraitOf(app: App, questions: readonly Question[]): Promise<Portrait> {
  const portrait: Portrait = {};
  const names = namesIn(app.root);
  contractOf(names, questions, portrait);
  const cookies = await signIn(app, portrait);
  const take = async (question: Question): Promise<void> =>
    enter(portrait, question, await answer(app, cookies, question));
  const known = questions.filter((question) => question.of === undefined || names.has(question.of));
  for (const question of known.filter(({ books }) => books)) await take(question);
  const waiting = known.filter(({ books }) => !books);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await take(next);
  };
  await Promise.all([booksOf(app, portrait), ...Array.from({ length: AT_ONCE }, work)]);
  await bytesOf(app, names, cookies.get(ADMIN) ?? '', portrait);
  return portrait;
}
