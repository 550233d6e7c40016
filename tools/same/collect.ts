import { execFileSync, execFile } from 'node:child_process';
import path from 'node:path';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { decode } from 'html-entities';
import { measureBytes } from '@/tools/bench-web/bytes';
import { CREDENTIALS } from '@/tools/bench-web/venue';
import type { App } from './app';
import { enter, type Portrait, type Question } from './question';
import { ADMIN, STAFF } from './venue';

/** Attributes with text for people, seen or spoken. */
const SPOKEN = /\s(?:placeholder|title|alt|value|aria-label)="([^"]*)"/g;

/** Text of a document, a line per element. */
function wordsOf(html: string): string {
  const lines = html
    .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>|<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => `\n${[...tag.matchAll(SPOKEN)].map(([, text]) => text).join('\n')}\n`)
    .split('\n')
    .map((line) => decode(line).trim());
  return lines.filter(Boolean).join('\n');
}

const run = promisify(execFile);
const MOST = { maxBuffer: 256 * 2 ** 20 };

async function paperOf(bytes: Buffer): Promise<string> {
  const reading = run('pdftotext', ['-', '-'], MOST);
  reading.child.stdin?.end(bytes);
  return (await reading).stdout;
}

let files = 0;
/** Parts of a workbook, one line per cell. */
async function workbookOf(bytes: Buffer, folder: string): Promise<string> {
  const file = path.join(folder, `${(files += 1)}.xlsx`);
  writeFileSync(file, bytes);
  const { stdout: xml } = await run('unzip', ['-p', file], MOST);
  rmSync(file);
  return xml.replaceAll(/<(c|row|sheet|si|xf|col|mergeCell)\b/g, '\n<$1');
}

/** Contents of an answer as text. @param folder for temporary files */
async function textOf(type: string, bytes: Buffer, folder: string): Promise<string> {
  if (type.startsWith('text/html')) return wordsOf(bytes.toString());
  if (type.startsWith('application/pdf')) return paperOf(bytes);
  if (type.includes('spreadsheet')) return workbookOf(bytes, folder);
  if (/^(text\/|application\/json)/.test(type)) return bytes.toString();
  return createHash('sha256').update(bytes).digest('hex');
}

/** Patterns of values that differ between runs of one commit, with their replacements. */
const MASKS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Each refused call gets a random number for the log.
  [/"request_id":"[\da-f-]{36}"/g, '"request_id":"REQUEST"'],
  // The app and the backend listen on free ports.
  [/\b(localhost|127\.0\.0\.1):\d+/g, '$1:PORT'],
];

/** Replaces random values in a text. */
const masked = (text: string): string =>
  MASKS.reduce((rest, [pattern, instead]) => rest.replaceAll(pattern, instead), text);

/** A refusal in JSON stays JSON, so that the first different field can be named. */
const otherThanOk = (status: number, location: string, text: string): string =>
  text.startsWith('{') ? `{"status":${status},"reply":${text}}` : `${status} ${location}\n${text}`;

/** Session cookies by login. */
type Cookies = ReadonlyMap<string, string>;

/** Passwords of the sample venue's accounts; each filling generates new ones. */
function passwordsIn(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(folder, 'sample-logins'), 'utf8').split('\n');
  return new Map(lines.map((line) => line.split('\t') as [string, string]));
}

/** Signs in with all accounts. The reply to an account that is refused is part of the comparison. */
async function signIn({ address, folder }: App, portrait: Portrait): Promise<Cookies> {
  const passwords = new Map([...passwordsIn(folder), [ADMIN, CREDENTIALS.password]]);
  const cookies = new Map<string, string>();
  for (const login of [ADMIN, ...STAFF]) {
    const response = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ login, password: passwords.get(login), server: 'venue' }),
    });
    const session = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (response.ok) cookies.set(login, session.join('; '));
    const subject = { kind: 'replies', subject: 'bff.signIn', variant: login } as const;
    enter(portrait, subject, masked(otherThanOk(response.status, '', await response.text())));
  }
  return cookies;
}

/** Answer to a question, as text. */
async function answer({ address, folder }: App, cookies: Cookies, question: Question): Promise<string> {
  const { as, language = 'ru', method = 'GET', body } = question;
  const response = await fetch(address + question.address, {
    method,
    redirect: 'manual',
    headers: {
      cookie: [cookies.get(as), `locale=${language}`].filter(Boolean).join('; '),
      ...(method === 'POST' && { origin: address }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = await textOf(headers.get('content-type') ?? '', bytes, folder);
  return masked(status === 200 ? text : otherThanOk(status, headers.get('location') ?? '', text));
}

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
