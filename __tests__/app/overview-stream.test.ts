import { PassThrough } from 'node:stream';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import OverviewPage from '@/app/(main)/overview/page';
import { invoke } from '@/lib/bff/invoke';
import type { getOverview } from '@/lib/sections/overview/contract/overview';
import en from '@/messages/en.json';

jest.mock('@/lib/bff/require-page', () => ({ requirePage: () => Promise.resolve({ context: {} }) }));
jest.mock('@/lib/bff/invoke', () => ({ invoke: jest.fn() }));

type Outcome = Awaited<ReturnType<typeof invoke<typeof getOverview>>>;
const OVERVIEW: Outcome['reply'] = {
  end_time: 1_790_000_000,
  business_date: '2026-09-21',
  evening: { now: { revenue: 4321, checks: 7, average: 617.29 }, halls: [], hours: [] },
  attention: { rules: [{ rule: 'stock_below_zero', cases: 45, amount: 10 }] },
};

/** Renders the page as a stream. The returned function waits for a text and resolves with everything written until then. */
async function writtenPage(): Promise<(found: RegExp) => Promise<string>> {
  const words = { locale: 'en', messages: en, timeZone: 'Asia/Bangkok', children: null } as const;
  const page = createElement(NextIntlClientProvider, words, await OverviewPage({ searchParams: Promise.resolve({}) }));
  let text = '';
  const sink = new PassThrough().setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const stream = renderToPipeableStream(page, {
    onShellReady: () => stream.pipe(sink),
  });
  return (found) =>
    new Promise((resolve) => {
      const look = () => {
        if (!found.test(text)) return;
        sink.off('data', look);
        resolve(text);
      };
      sink.on('data', look);
      look();
    });
}

test('title, tabs and the room of the figures are written before the venue answers, the figures after it', async () => {
  let reply: (outcome: Outcome) => void = () => undefined;
  jest.mocked(invoke).mockReturnValue(
    new Promise((resolve) => {
      reply = resolve;
    }),
  );
  const written = await writtenPage();
  const frame = await written(/By hall/);
  expect(frame).toMatch(/<h1[^>]*>Overview/);
  expect(frame).toContain('href="/overview/attention"');
  expect(frame).not.toMatch(/4.321/);
  reply({ reply: OVERVIEW, cookie: '' });
  expect(await written(/4.321/)).toContain('45 things need attention');
});
