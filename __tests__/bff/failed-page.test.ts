import { failedFile } from '@/lib/bff/failed-page';

jest.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => undefined }) }));

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
