import type { Page } from '@playwright/test';
import { expect, openRecent, signIn, test } from './support';

const MOST_SHIFT = 0.02;

/** Notes what the first frame shows, and every layout shift. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0, frames: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const head = document.querySelector('th[data-column="paidsum"]');
      const isComplete = document.querySelector('#main [role=radiogroup]') !== null;
      if (document.querySelector('body')) {
        const scheme = document.documentElement.dataset['colorScheme'] ?? '';
        seen.frames.push([scheme, head ? getComputedStyle(head).display : 'no head', isComplete].join(' '));
      }
      if (seen.frames.length < 3) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const seenBy = (page: Page): Promise<{ shift: number; frames: string[] }> => page.evaluate('seen');

for (const speed of [1, 4])
  test(`the first frame of a list is whole, in the chosen theme and columns, and nothing moves: CPU ${speed} × slower`, async ({
    page,
  }) => {
    await signIn(page);
    await page.addInitScript(() => {
      localStorage.setItem('color-scheme', 'dark');
      localStorage.setItem('table.orders.hidden', 'paidsum');
    });
    await watch(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: speed });
    await openRecent(page, '/orders');
    const { shift, frames } = await seenBy(page);
    expect(new Set(frames)).toEqual(new Set(['dark none true']));
    expect(shift).toBeLessThan(MOST_SHIFT);
  });
