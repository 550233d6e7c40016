import { failureOf, redirectToFailure } from '@/lib/bff/failed-file';
import { failedFile } from '@/lib/bff/failed-page';
import type { Problem } from '@/lib/contract/problem';

let jar: Record<string, string> = {};
jest.mock('next/headers', () => ({
  cookies: () => Promise.resolve({ get: (name: string) => (name in jar ? { value: jar[name] } : undefined) }),
}));

/** Cookie that the browser sends to the failure page. */
function follow(problem: Problem): Response {
  const response = redirectToFailure('/print/orders/failed?problem=5', problem);
  jar = {};
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]!.split('=');
    jar[name] = value;
  }
  return response;
}

test('the failure page receives the server’s text, key and arguments', async () => {
  const told: Problem = { code: 5, message: 'Список закрыт', key: 'dayClosed', args: { date: '2026-03-01' } };
  const response = follow(told);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/print/orders/failed?problem=5']);
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/; HttpOnly; SameSite=Lax; Max-Age=600$/)]);
  expect(await failureOf(5)).toEqual(told);
});

test('an address without a cookie, or with another code, shows only the code; a text too long for a cookie is left out', async () => {
  jar = {};
  expect(await failureOf(5)).toEqual({ code: 5, message: '' });
  follow({ code: 5, message: 'Список закрыт' });
  expect(await failureOf(2)).toEqual({ code: 2, message: '' });
  jar = { 'failed-file': 'not-json' };
  expect(await failureOf(5)).toEqual({ code: 5, message: '' });
  expect(follow({ code: 5, message: 'я'.repeat(5000) }).headers.getSetCookie()).toEqual([]);
  expect(await failureOf(5)).toEqual({ code: 5, message: '' });
});

describe('the page of a file that failed', () => {
  beforeEach(() => void (jar = {}));
  const OWN = /^\/api\/cards\.pdf\?cards=[\d,]+$/;
  const shown = (pdf: string, problem = '5') => failedFile(Promise.resolve({ pdf, problem }), OWN, '/cards');

  test('an own file can be tried again, also with an encoded list', async () => {
    const problem = { code: 5, message: '' };
    expect(await shown('/api/cards.pdf?cards=3,5')).toEqual({
      file: '/api/cards.pdf?cards=3,5',
      back: '/cards',
      problem,
    });
    expect((await shown('/api/cards.pdf?cards=3%2C5')).file).toBe('/api/cards.pdf?cards=3,5');
  });

  test.each(['https://example.org', '/api/cards.pdf?cards=3&next=//example.org', '%', '%E0%A4%A', ''])(
    'the address «%s» leads back to the screen',
    async (pdf) => {
      expect((await shown(pdf)).file).toBe('/cards');
    },
  );

  test.each(['', 'x', '-1', '1e9'])('the problem «%s» is none', async (problem) => {
    expect((await shown('', problem)).problem.code).toBe(0);
  });
});
