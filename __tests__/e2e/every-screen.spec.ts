import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './support';

const SCREENS = [
  { name: 'sign-in', path: '/auth/login', signedIn: false },
  { name: 'menu', path: '/menu?folder=2297', signedIn: true },
  { name: 'menu-empty-search', path: '/menu?q=zzzz', signedIn: true },
  { name: 'catalogue', path: '/catalogue/cannabis', signedIn: true },
  { name: 'stock', path: '/stock', signedIn: true },
  { name: 'stock-counts', path: '/stock/counts', signedIn: true },
  { name: 'expenses', path: '/expenses?period_id=3', signedIn: true },
  { name: 'not-here-yet', path: '/salary', signedIn: true },
  { name: 'beer-craft', path: '/beer-craft', signedIn: true },
];
const WIDTHS = [1440, 390];

for (const { name, path, signedIn } of SCREENS) {
  for (const locale of ['ru', 'en'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of WIDTHS) {
        test(`${name} in ${locale}, ${colorScheme}, ${width} px: axe finds nothing, nothing scrolls sideways`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.context().addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }]);
          if (signedIn) await signIn(page);
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          if (process.env['SHOTS'])
            await page.screenshot({ path: `shots/${name}-${locale}-${colorScheme}-${width}.png` });
        });
      }
    }
  }
}
