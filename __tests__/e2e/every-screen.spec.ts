import type { Page } from '@playwright/test';
import { everyRoute } from '../../tools/bench-web/routes';
import { expectAccessible, expectNotSideways, resize, setTheme } from './accessible';
import { expect, inLanguage, signIn, test } from './support';

/** Queries by page: the page is opened once with each, in place of once without a query. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '/menu': ['folder=2297', 'q=zzzz'],
  '/stock': ['', 'open=3111'],
  '/operations': ['', 'add=expense'],
  '/orders': ['', 'order=100'],
  '/payments': ['', 'agent=1'],
  '/payments/statement': ['agent=1&period_id=4'],
  '/craft': ['', 'craft=1'],
  '/salary/year': ['employee=1'],
  '/settings/cards': ['', 'card=20', 'qr=13'],
  '/settings/expense': ['hidden=1'],
  '/statistics/draft_beer': ['', 'item=3111'],
  '/statistics/alcohol': ['compare=week'],
  '/statistics/dishes': ['compare=previous', 'category_id=0&show=quadrant'],
  '/statistics/revenue': ['compare=average'],
  '/statistics/orders_by_hours': ['chart_type=1'],
  '/statistics/dishes_by_hours': ['category_id=0'],
  '/analytics/discount100': ['details=0012480032'],
  '/analytics/orders_by_custom_hours': ['start_hour=22'],
  '/analytics/writeoff': ['compare=previous'],
  '/analytics/buisnesslanch': ['chart_type=2'],
};
const SIGN_IN = '/auth/login';

const joined = (address: string, query: string): string =>
  query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
/** Addresses of every page and report of the app, in their states. */
const SCREENS = everyRoute().flatMap(({ path, addresses: [address] }) =>
  (STATES[path] ?? ['']).map((query) => joined(address, query)),
);
const nameOf = (address: string): string =>
  address
    .slice(1)
    .replace(/[?&]period_id=5&start_time=\d+/, '')
    .replaceAll(/\W+/g, '-');
const SHOTS = Boolean(process.env['SHOTS']);
const [WIDE, PHONE] = [1440, 390];
interface View {
  readonly locale: 'ru' | 'en';
  /** Widths in pixels. The screen is opened at the first and resized to the others. */
  readonly widths: readonly number[];
}
/** By day screens alternate between the two views. */
const BY_DAY: readonly View[] = [
  { locale: 'ru', widths: [WIDE, PHONE] },
  { locale: 'en', widths: [PHONE, WIDE] },
];
/** At night every screen is opened in both languages at both widths, and in the dark. */
const isNight = Boolean(process.env['NIGHT']) || SHOTS;
const AT_NIGHT = (['ru', 'en'] as const).flatMap((locale) =>
  [WIDE, PHONE].map((width): View => ({ locale, widths: [width] })),
);

/** Screens of one test: its pages share the browser's cache. */
const GROUP = 8;
const signedIn = SCREENS.filter((address) => address !== SIGN_IN);
const groups = Array.from({ length: Math.ceil(signedIn.length / GROUP) }, (_, at) =>
  signedIn.slice(at * GROUP, (at + 1) * GROUP),
);

async function look(page: Page, address: string, { locale, widths }: View): Promise<void> {
  const [first = WIDE] = widths;
  const shoot = async (scheme: string) => {
    if (SHOTS) await page.screenshot({ path: `shots/${nameOf(address)}-${locale}-${scheme}-${first}.png` });
  };
  await inLanguage(page, locale);
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await setTheme(page, 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  // A language changes no colours, and contrast is most of axe's cost.
  const hasColours = (width: number) => (isNight ? locale === 'ru' : width === WIDE);
  for (const width of widths) {
    if (width !== first) await resize(page, width);
    await expectAccessible(page, { colours: hasColours(width) });
    await expectNotSideways(page);
  }
  await shoot('light');
  if (!isNight) return;
  await setTheme(page, 'dark');
  if (hasColours(first)) await expectAccessible(page, { rules: ['color-contrast'] });
  await shoot('dark');
}

for (const group of [[SIGN_IN], ...groups]) {
  test(`no axe violations, no sideways scrolling: ${group.map(nameOf).join(', ')}`, async ({ page }) => {
    if (!group.includes(SIGN_IN)) await signIn(page);
    for (const [at, address] of group.entries())
      for (const view of isNight ? AT_NIGHT : BY_DAY.slice(at % 2, (at % 2) + 1))
        await test.step(`${nameOf(address)} ${view.locale} ${view.widths[0]}`, () => look(page, address, view));
  });
}
