import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { PageMessages } from '@/components/frame/messages';
import ru from '@/messages/ru.json';

let segments = ['(main)', 'menu'];
jest.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

const MISSING = { title: ru.states.wordless, text: ru.states.wordlessText, retry: ru.errors.retry };
const asked: string[] = [];
let broken: (address: string) => boolean;

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  broken = () => true;
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address);
    return broken(address)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve({ ok: true, json: () => Promise.resolve(ru) } as Response);
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
});

function Title() {
  return <h1>{useTranslations('sections')('menu')}</h1>;
}

const open = async (version: string) => {
  await act(async () => {
    render(
      <PageMessages locale="ru" version={version} timeZone="Asia/Bangkok" missing={MISSING}>
        <Title />
      </PageMessages>,
    );
    await Promise.resolve();
  });
};
const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a page without messages says so, and asks with growing pauses', async () => {
  await open('none');
  await later(100);
  expect(screen.getByRole('heading', { name: MISSING.title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING.text);
  expect(asked).toHaveLength(2);
  const perMinute: number[] = [];
  for (let minute = 0; minute < 3; minute += 1) {
    const before = asked.length;
    for (let second = 0; second < 60; second += 1) await later(1_000);
    perMinute.push(asked.length - before);
  }
  // Two files, after 2, 3, 4.5, 6.75, 10 and 15 seconds, then every 15.
  expect(perMinute).toEqual([14, 8, 8]);
});

test('asks only for what is missing, at a press at once, and shows the page once all has come', async () => {
  segments = ['(main)', 'stock'];
  broken = (address) => address.includes('/stock?');
  await open('one');
  await later(100);
  expect(asked).toEqual(['/api/messages/ru/shell?v=one', '/api/messages/ru/stock?v=one']);
  const retry = screen.getByRole('button', { name: MISSING.retry });
  await act(async () => {
    fireEvent.click(retry);
    await Promise.resolve();
  });
  await later(10);
  expect(asked).toHaveLength(3);
  broken = () => false;
  await later(15_000);
  expect(asked).toHaveLength(4);
  expect(screen.getByRole('heading', { name: ru.sections.menu })).toBeVisible();
});
