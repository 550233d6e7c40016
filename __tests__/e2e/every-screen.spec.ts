import type { Page } from '@playwright/test';
import { expectAccessible, expectNotSideways, resize, setTheme } from './accessible';
import { expect, inLanguage, signIn, test } from './support';

interface Screen {
  readonly name: string;
  readonly path: string;
}

const SIGN_IN: readonly Screen[] = [{ name: 'sign-in', path: '/auth/login' }];
const SCREENS: readonly Screen[] = [
  { name: 'overview', path: '/overview' },
  { name: 'menu', path: '/menu?folder=2297' },
  { name: 'menu-empty-search', path: '/menu?q=zzzz' },
  { name: 'catalogue', path: '/catalogue/cannabis' },
  { name: 'stock', path: '/stock' },
  { name: 'stock-item', path: '/stock?open=3111' },
  { name: 'receiving', path: '/stock/receive' },
  { name: 'stock-counts', path: '/stock/counts' },
  { name: 'operations', path: '/operations' },
  { name: 'new-expense', path: '/operations?add=expense' },
  { name: 'day-close', path: '/operations/day-close' },
  { name: 'closed-days', path: '/operations/days' },
  { name: 'closed-day', path: '/operations/days/1' },
  { name: 'orders', path: '/orders?period_id=3' },
  { name: 'orders-open', path: '/orders?period_id=4&order=100' },
  { name: 'expenses', path: '/expenses?period_id=3' },
  { name: 'draft-beer', path: '/statistics/draft_beer?period_id=3' },
  { name: 'sales-of-a-beer', path: '/statistics/draft_beer?period_id=4&item=3111' },
  { name: 'alcohol', path: '/statistics/alcohol?period_id=3&compare=week' },
  { name: 'dishes', path: '/statistics/dishes?period_id=3&compare=previous' },
  { name: 'dish-quadrant', path: '/statistics/dishes?period_id=3&category_id=0&show=quadrant' },
  { name: 'discount-cards', path: '/statistics/discount_cards?period_id=3' },
  { name: 'expense-categories', path: '/statistics/expense_categories?period_id=3' },
  { name: 'revenue', path: '/statistics/revenue?period_id=3&compare=average' },
  { name: 'orders-by-hours', path: '/statistics/orders_by_hours?period_id=3&chart_type=1' },
  { name: 'dishes-by-hours', path: '/karaoke/dishes_by_hours?period_id=3&category_id=0' },
  { name: 'ingredient-groups', path: '/statistics/ingredients_lists?period_id=3' },
  { name: 'products', path: '/statistics/products?period_id=3' },
  { name: 'cashiers', path: '/statistics/cashiers?period_id=3' },
  { name: 'taken-off', path: '/statistics/taken_off?period_id=3' },
  { name: 'karaoke', path: '/karaoke/karaoke?period_id=4' },
  { name: 'additions', path: '/ddweed/additions?period_id=4' },
  { name: 'promo', path: '/statistics/promo' },
  { name: 'delivery', path: '/delivery?period_id=3' },
  { name: 'salary', path: '/salary' },
  { name: 'payments', path: '/payments' },
  { name: 'payments-of-agent', path: '/payments?agent=1' },
  { name: 'payments-statement', path: '/payments/statement?agent=1&period_id=4' },
  { name: 'outbox', path: '/payments/outbox' },
  { name: 'discount100', path: '/analytics/discount100?period_id=4&details=0012480032' },
  {
    name: 'orders-by-custom-hours',
    path: '/analytics/orders_by_custom_hours?period_id=3&start_hour=22',
  },
  { name: 'write-off', path: '/analytics/writeoff?period_id=3&compare=previous' },
  { name: 'cash-to-safe', path: '/analytics/cash2safe?period_id=4' },
  { name: 'business-lunch', path: '/analytics/buisnesslanch?period_id=4&chart_type=2' },
  { name: 'business-lunch-by-days', path: '/analytics/buisness_lanch_by_days?period_id=3' },
  { name: 'promo-dishes', path: '/analytics/princess_promo_dishes?period_id=3' },
  { name: 'lunch-dishes', path: '/analytics/dishes_lanch?period_id=4' },
  { name: 'karaoke-dishes', path: '/analytics/dishes_karaoke?period_id=3' },
  { name: 'promo-sessions', path: '/analytics/princess_promo_sessions?period_id=3' },
  { name: 'promo-sessions-by-hours', path: '/analytics/princess_promo_sessions_by_hours?period_id=3' },
  { name: 'craft', path: '/craft' },
  { name: 'craft-recipe', path: '/craft?craft=1' },
  { name: 'salary-year', path: '/salary/year?employee=1' },
  { name: 'craft-batches', path: '/craft/batches?period_id=4' },
  { name: 'beer-craft', path: '/beer-craft' },
  { name: 'beer-craft-batches', path: '/beer-craft/batches?period_id=4' },
  { name: 'users', path: '/settings/users' },
  { name: 'cards', path: '/settings/cards' },
  { name: 'card-expiry', path: '/settings/cards?card=20' },
  { name: 'qr-cards', path: '/settings/cards?qr=13' },
  { name: 'preferences', path: '/settings/preferences' },
  { name: 'venue', path: '/settings/venue' },
  { name: 'security', path: '/settings/security' },
  { name: 'settings-expense', path: '/settings/expense?hidden=1' },
];
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
const groups = Array.from({ length: Math.ceil(SCREENS.length / GROUP) }, (_, at) =>
  SCREENS.slice(at * GROUP, (at + 1) * GROUP),
);

async function look(page: Page, { name, path }: Screen, { locale, widths }: View): Promise<void> {
  const [first = WIDE] = widths;
  const shoot = async (scheme: string) => {
    if (SHOTS) await page.screenshot({ path: `shots/${name}-${locale}-${scheme}-${first}.png` });
  };
  await inLanguage(page, locale);
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(path, { waitUntil: 'networkidle' });
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

for (const group of [SIGN_IN, ...groups]) {
  test(`no axe violations, no sideways scrolling: ${group.map(({ name }) => name).join(', ')}`, async ({ page }) => {
    if (group !== SIGN_IN) await signIn(page);
    for (const [at, screen] of group.entries())
      for (const view of isNight ? AT_NIGHT : BY_DAY.slice(at % 2, (at % 2) + 1))
        await test.step(`${screen.name} ${view.locale} ${view.widths[0]}`, () => look(page, screen, view));
  });
}
