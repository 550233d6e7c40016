import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** Fails the test on axe violations, reported as rule and elements. */
export async function expectAccessible(page: Page, { part, rules, colours = true }: CheckOptions = {}): Promise<void> {
  await settle(page);
  // There are no foreign frames: one run in the page itself takes half the time of axe's usual two. Style sheets and
  // recordings, which `preload` fetches, are read by no rule in use.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });
  if (!process.env['NIGHT']) axe.exclude(FURTHER_ROWS);
  if (part) axe.include(part);
  if (rules) axe.withRules([...rules]);
  if (!colours) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
