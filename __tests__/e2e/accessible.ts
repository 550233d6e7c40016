import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const SCHEMES = ['dark', 'light'] as const;

/** Rows after the eighth, skipped by day: rows are alike, and contrast is slow to check. */
const FURTHER_ROWS = 'tbody tr:nth-child(n+9)';

/** Waits for transitions: a fading element has less contrast. A transition may never end, so the wait is limited. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ends) animation.finish();
  });
}

/** Changes the theme through the system setting, which the app follows. */
export async function setTheme(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  await settle(page);
}

interface CheckOptions {
  /** Part of the page to check; the whole page by default. */
  readonly part?: string;
  /** Rules to check; all of axe's by default. */
  readonly rules?: readonly string[];
  /** Whether to check text contrast, which takes longer than all else together. */
  readonly colours?: boolean;
}

/** Loads axe into the page unless it is there. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/**
 * Fails the test on axe violations, reported as rule and elements. axe runs in the page itself, because there are no foreign
 * frames and `@axe-core/playwright` takes twice as long. No rule in use reads what `preload` fetches.
 */
export async function expectAccessible(page: Page, { part, rules, colours = true }: CheckOptions = {}): Promise<void> {
  await settle(page);
  await loadAxe(page);
  const context = {
    include: [part ?? 'html'],
    ...(!process.env['NIGHT'] && { exclude: [FURTHER_ROWS] }),
  };
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: [...rules] }),
    ...(!colours && { rules: { 'color-contrast': { enabled: false } } }),
  };
  const violations = await page.evaluate(
    async ([where, how]) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
      const results = await loaded.run(where, how);
      return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [context, options] as const,
  );
  expect(violations).toEqual([]);
}

/** Checks both themes; the dark one differs in colours only. */
export async function expectAccessibleInBoth(page: Page, part?: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await setTheme(page, scheme);
    await expectAccessible(page, { ...(part && { part }), ...(scheme === 'dark' && { rules: ['color-contrast'] }) });
  }
}

/** The page does not scroll sideways. */
export async function expectNotSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Changes the width of a page and waits two frames, since size observers run in the next one. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
