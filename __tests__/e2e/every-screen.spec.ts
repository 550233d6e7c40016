import { expectAccessible, expectNotSideways, setTheme } from './accessible';
import { expect, inLanguage, signIn, test } from './support';

const SCREENS = [
  { name: 'sign-in', path: '/auth/login', signedIn: false },
  { name: 'menu', path: '/menu?folder=2297', signedIn: true },
  { name: 'menu-empty-search', path: '/menu?q=zzzz', signedIn: true },
  { name: 'catalogue', path: '/catalogue/cannabis', signedIn: true },
  { name: 'stock', path: '/stock', signedIn: true },
  { name: 'stock-item', path: '/stock?open=3111', signedIn: true },
  { name: 'stock-counts', path: '/stock/counts', signedIn: true },
  { name: 'operations', path: '/operations', signedIn: true },
  { name: 'new-expense', path: '/operations?add=expense', signedIn: true },
  { name: 'day-close', path: '/operations/day-close', signedIn: true },
  { name: 'closed-days', path: '/operations/days', signedIn: true },
  { name: 'closed-day', path: '/operations/days/1', signedIn: true },
  { name: 'orders', path: '/orders?period_id=3', signedIn: true },
  { name: 'orders-open', path: '/orders?period_id=4&order=100', signedIn: true },
  { name: 'expenses', path: '/expenses?period_id=3', signedIn: true },
  { name: 'draft-beer', path: '/statistics/draft_beer?period_id=3', signedIn: true },
  { name: 'sales-of-a-beer', path: '/statistics/draft_beer?period_id=4&item=3111', signedIn: true },
  { name: 'alcohol', path: '/statistics/alcohol?period_id=3&compare=week', signedIn: true },
  { name: 'dishes', path: '/statistics/dishes?period_id=3&compare=previous', signedIn: true },
  { name: 'dish-quadrant', path: '/statistics/dishes?period_id=3&category_id=0&show=quadrant', signedIn: true },
  { name: 'discount-cards', path: '/statistics/discount_cards?period_id=3', signedIn: true },
  { name: 'expense-categories', path: '/statistics/expense_categories?period_id=3', signedIn: true },
  { name: 'revenue', path: '/statistics/revenue?period_id=3&compare=average', signedIn: true },
  { name: 'orders-by-hours', path: '/statistics/orders_by_hours?period_id=3&chart_type=1', signedIn: true },
  { name: 'dishes-by-hours', path: '/karaoke/dishes_by_hours?period_id=3&category_id=0', signedIn: true },
  { name: 'ingredient-groups', path: '/statistics/ingredients_lists?period_id=3', signedIn: true },
  { name: 'products', path: '/statistics/products?period_id=3', signedIn: true },
  { name: 'cashiers', path: '/statistics/cashiers?period_id=3', signedIn: true },
  { name: 'karaoke', path: '/karaoke/karaoke?period_id=4', signedIn: true },
  { name: 'additions', path: '/ddweed/additions?period_id=4', signedIn: true },
  { name: 'promo', path: '/statistics/promo', signedIn: true },
  { name: 'delivery', path: '/delivery?period_id=3', signedIn: true },
  { name: 'salary', path: '/salary', signedIn: true },
  { name: 'payments', path: '/payments', signedIn: true },
  { name: 'payments-of-agent', path: '/payments?agent=1', signedIn: true },
  { name: 'payments-statement', path: '/payments/statement?agent=1&period_id=4', signedIn: true },
  { name: 'outbox', path: '/payments/outbox', signedIn: true },
  { name: 'discount100', path: '/analytics/discount100?period_id=4&details=0012480032', signedIn: true },
  {
    name: 'orders-by-custom-hours',
    path: '/analytics/orders_by_custom_hours?period_id=3&start_hour=22',
    signedIn: true,
  },
  { name: 'write-off', path: '/analytics/writeoff?period_id=3&compare=previous', signedIn: true },
  { name: 'cash-to-safe', path: '/analytics/cash2safe?period_id=4', signedIn: true },
  { name: 'business-lunch', path: '/analytics/buisnesslanch?period_id=4&chart_type=2', signedIn: true },
  { name: 'business-lunch-by-days', path: '/analytics/buisness_lanch_by_days?period_id=3', signedIn: true },
  { name: 'promo-dishes', path: '/analytics/princess_promo_dishes?period_id=3', signedIn: true },
  { name: 'lunch-dishes', path: '/analytics/dishes_lanch?period_id=4', signedIn: true },
  { name: 'karaoke-dishes', path: '/analytics/dishes_karaoke?period_id=3', signedIn: true },
  { name: 'promo-sessions', path: '/analytics/princess_promo_sessions?period_id=3', signedIn: true },
  { name: 'promo-sessions-by-hours', path: '/analytics/princess_promo_sessions_by_hours?period_id=3', signedIn: true },
  { name: 'craft', path: '/craft', signedIn: true },
  { name: 'craft-recipe', path: '/craft?craft=1', signedIn: true },
  { name: 'salary-year', path: '/salary/year?employee=1', signedIn: true },
  { name: 'craft-batches', path: '/craft/batches?period_id=4', signedIn: true },
  { name: 'beer-craft', path: '/beer-craft', signedIn: true },
  { name: 'beer-craft-batches', path: '/beer-craft/batches?period_id=4', signedIn: true },
  { name: 'users', path: '/settings/users', signedIn: true },
  { name: 'cards', path: '/settings/cards', signedIn: true },
  { name: 'card-expiry', path: '/settings/cards?card=20', signedIn: true },
  { name: 'qr-cards', path: '/settings/cards?qr=13', signedIn: true },
  { name: 'preferences', path: '/settings/preferences', signedIn: true },
  { name: 'security', path: '/settings/security', signedIn: true },
  { name: 'settings-expense', path: '/settings/expense?hidden=1', signedIn: true },
];
const SHOTS = Boolean(process.env['SHOTS']);
interface View {
  readonly locale: 'ru' | 'en';
  readonly width: number;
}
const IN_TEST: readonly View[] = [
  { locale: 'ru', width: 1440 },
  { locale: 'en', width: 390 },
];
const OTHERS: readonly View[] = [
  { locale: 'ru', width: 390 },
  { locale: 'en', width: 1440 },
];
/** At night every screen is opened in both languages at both widths, and in the dark. */
const isNight = Boolean(process.env['NIGHT']) || SHOTS;
const VIEWS = isNight ? [...IN_TEST, ...OTHERS] : IN_TEST;

for (const { name, path, signedIn } of SCREENS) {
  test(`${name}: no axe violations, no sideways scrolling`, async ({ page }) => {
    if (signedIn) await signIn(page);
    for (const { locale, width } of VIEWS) {
      const shoot = async (scheme: string) => {
        if (SHOTS) await page.screenshot({ path: `shots/${name}-${locale}-${scheme}-${width}.png` });
      };
      await inLanguage(page, locale);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await setTheme(page, 'light');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // A language changes no colours, and contrast is most of axe's cost.
      const colours = locale === 'ru';
      await expectAccessible(page, { colours });
      await expectNotSideways(page);
      await shoot('light');
      if (!isNight) continue;
      await setTheme(page, 'dark');
      if (colours) await expectAccessible(page, { rules: ['color-contrast'] });
      await shoot('dark');
    }
  });
}
