import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CREDENTIALS } from '@/tools/bench-web/venue';
import type { App } from './app';
import { enter, type Portrait, type Question } from './question';
import { textOf } from './text';
import { ADMIN, STAFF } from './venue';

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
export async function signIn({ address, folder }: App, portrait: Portrait): Promise<Cookies> {
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
export async function answer({ address, folder }: App, cookies: Cookies, question: Question): Promise<string> {
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
