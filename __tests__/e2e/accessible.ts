import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['dark', 'light'] as const;

/** What is still fading in has less contrast than it will have. To wait for it may take for ever: it may stand still. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ends) animation.finish();
  });
}

/** Changes to a theme; what the system says is what the app shows. */
export async function wear(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await settle(page);
}

interface Look {
  /** Only here; the whole page unless told. */
  readonly part?: string;
  /** Only these; all of axe's unless told. */
  readonly rules?: readonly string[];
  /** Whether the contrast of texts is looked at, which takes longer than all else together. */
  readonly colours?: boolean;
}

/** What axe finds in the page, as rule and elements, fails the test. */
export async function expectAccessible(page: Page, { part, rules, colours = true }: Look = {}): Promise<void> {
  await settle(page);
  // There are no frames of others: one run in the page itself takes half the time of axe's usual two.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (rules) axe.withRules([...rules]);
  if (!colours) axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** In both themes; the dark one differs in its colours only. */
export async function expectAccessibleInBoth(page: Page, part?: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await wear(page, scheme);
    await expectAccessible(page, { ...(part && { part }), ...(scheme === 'dark' && { rules: ['color-contrast'] }) });
  }
}

/** Nothing of the page lies beside the window. */
export async function expectNotSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
