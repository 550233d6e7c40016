import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { registerErrors } from '@/backend/src/http/errors';
import { call, type ApiError } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { REFUSALS, type RefusalKey } from '@/lib/contract/refusals';
import { ARG_KINDS, type ArgName } from '@/lib/contract/text-args';
import { ProblemError, type Code } from '@/lib/contract/problem';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { LOCALES, type Locale } from '@/lib/i18n/locale';
import { problemText } from '@/lib/i18n/problem-text';
import { openBrowser, type Browser } from '../support/browser';

/** An argument of each kind, with its Russian and English text. */
const VALUES = {
  text: { value: 'Ром', ru: 'Ром', en: 'Ром' },
  count: { value: 5, ru: '5', en: '5' },
  money: { value: 1234.5, ru: '1\u202f234,50', en: '1\u202f234.50' },
  quantity: { value: 2.5, ru: '2,5', en: '2.5' },
  measure: { value: 'litre', ru: 'л', en: 'l' },
  date: { value: '2026-03-01', ru: '01.03.2026', en: '01.03.2026' },
} as const;

const argsOf = (key: RefusalKey): ArgName[] => {
  const [, sentence, names = []] = REFUSALS[key] as readonly [Code, string, (readonly ArgName[])?];
  return [...Array.from(sentence.matchAll(/\{(\w+)\}/g), ([, name]) => name as ArgName), ...names];
};

let app: FastifyInstance;
let browser: Browser;
let refuse: () => Error;

/** The backend's replies to errors, behind the BFF's door. */
beforeAll(async () => {
  app = Fastify();
  registerErrors(app);
  const person = { login: 'boss', status: 'ok', permissions: MAX_PERMISSION };
  app.post('/api/v1/auth/login', (_, reply) => reply.header('set-cookie', 'session=1; Path=/').send(person));
  app.get('/api/v1/auth/check', () => person);
  app.get('/api/v1/admin/menu/list', () => {
    throw refuse();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    SESSION_SECRET: 's'.repeat(48),
    LOG_LEVEL: 'silent',
    LEGACY_SERVERS: JSON.stringify([{ id: 'backend', name: 'Backend', url }]),
  });
  browser = openBrowser();
  await browser.signIn('boss', 'secret', 'backend');
});
afterAll(() => app.close());

async function shown(locale: Locale): Promise<{ text: string; message: string }> {
  const error = await call(listMenu, { query: {} }, browser.fetch).then(
    () => null,
    (cause: unknown) => cause as ApiError,
  );
  if (!error) throw new Error('The call was not refused');
  return { text: problemText(error.problem, wordsIn(locale), locale), message: error.problem.message };
}

test.each(LOCALES)('every refusal has a sentence of its own in %s', (locale) => {
  const words = wordsIn(locale);
  const texts = new Map<string, RefusalKey>();
  for (const key of Object.keys(REFUSALS) as RefusalKey[]) {
    const args = Object.fromEntries(argsOf(key).map((name) => [name, VALUES[ARG_KINDS[name]].value]));
    const [code, message] = REFUSALS[key];
    const text = problemText({ code, message, key, args }, words, locale);
    const written = (words.raw(`refusals.${key}`) as string).replaceAll(
      /\{(\w+)\}/g,
      (_, name: ArgName) => VALUES[ARG_KINDS[name]][locale],
    );
    // A plural contains its number.
    if (!written.includes('{')) expect([key, text]).toEqual([key, written]);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toMatch(locale === 'ru' ? /\p{Script=Cyrillic}{2}/u : /^[A-Z][^{}]+$/);
    if (!['internal', 'noSuchExportCategory'].includes(key)) expect([key, texts.get(text)]).toEqual([key, undefined]);
    texts.set(text, key);
  }
});

const usedByDishes = { key: 'usedByDishes', args: { name: 'Ром', dishes: 'А, Б, В', count: 5 } } as const;
test.each<[string, () => Error, Locale, string]>([
  [
    'with its arguments in the format of the reader',
    () => new ProblemError(5, 'x', 'items.7', usedByDishes),
    'ru',
    'Нельзя удалить «Ром»: по товару ещё есть блюда: А, Б, В и ещё 2.',
  ],
  [
    'readable where a request is outside its schema',
    () => Object.assign(new Error('Expected ","'), { statusCode: 400 }),
    'ru',
    'Запрос заполнен неверно.',
  ],
  ['as a legacy server sent it', () => new ProblemError(5, 'Стол уже закрыт', 'table'), 'en', 'Стол уже закрыт'],
  [
    'as sent under a key that is unknown here',
    () => new ProblemError(5, 'Стол уже закрыт', undefined, { key: 'tableClosed', args: { id: 1 } }),
    'en',
    'Стол уже закрыт',
  ],
])('a refusal is shown %s', async (_how, make, locale, text) => {
  refuse = make;
  const { message } = make();
  expect(await shown(locale)).toEqual({ text, message });
});
