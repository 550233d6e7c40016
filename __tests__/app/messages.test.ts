import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { PageMessages } from '@/components/frame/messages';
import { messagesVersion } from '@/lib/bff/messages';
import { messagesFile } from '@/lib/bff/messages-file';
import { LOCALES } from '@/lib/i18n/locale';
import { PARTS, type Part } from '@/lib/i18n/parts';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

const MESSAGES = { ru, en };

jest.mock('@/lib/bff/log', () => ({ log: { info: jest.fn(), warn: jest.fn() } }));

let segments: string[] = [];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

const get = (locale: string, part: string, version = messagesVersion) =>
  messagesFile(new Request(`http://venue.test/api/messages/${locale}/${part}?v=${version}`));

const parts = Object.keys(PARTS) as Part[];
const cases = LOCALES.flatMap((locale) => parts.map((part) => ({ locale, part })));

test.each(cases)('$part in $locale holds its own namespaces, for good', async ({ locale, part }) => {
  const response = await get(locale, part);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const namespaces = PARTS[part].map((name) => [name, MESSAGES[locale][name]]);
  expect(await response.json()).toEqual(Object.fromEntries(namespaces));
});

test('an address of another build brings the current messages and is not kept', async () => {
  const response = await get('ru', 'shell', 'of-another-build');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.json()).toHaveProperty('login.title', ru.login.title);
});

test.each([
  ['fr', 'shell'],
  ['ru', 'statistics'],
  ['ru', '__proto__'],
  ['toString', 'menu'],
])('%s/%s does not exist', async (locale, part) => {
  expect((await get(locale, part)).status).toBe(404);
});

test.each([
  ['(main)/menu', ['shell', 'menu']],
  ['(auth)/auth/login', ['shell']],
])('a document of %s names the messages of %j', async (at, named) => {
  segments = at.split('/');
  const missing = { title: '', text: '', retry: '' };
  const props = { locale: 'ru', version: 'v1', timeZone: 'Asia/Bangkok', missing, children: null } as const;
  const out = new PassThrough();
  const stream = renderToPipeableStream(createElement(PageMessages, props), {
    onAllReady: () => stream.pipe(out),
  });
  const html = await text(out);
  expect(Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href)).toEqual(
    named.map((part) => `/api/messages/ru/${part}?v=v1`),
  );
});
