import { expectAccessible } from './accessible';
import { expect, inLanguage, languages, signIn, test } from './support';

const LIST = { ru: 'Заказы', en: 'Orders' } as const;
const WORDS = { ru: 'Сегодня', en: 'Today' } as const;

for (const locale of languages('en'))
  test(`a phone tells how tonight goes without scrolling, and its figures lead to their lists, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await inLanguage(page, locale);
    await signIn(page);
    await page.goto('/overview');
    const tonight = page.getByRole('region', { name: WORDS[locale], exact: true });
    await expect(tonight).toBeInViewport({ ratio: 1 });
    const cut = await tonight.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(cut, 'the block is as high as its figures').toBeLessThanOrEqual(1);
    const [revenue, orders] = [tonight.getByRole('link').first(), tonight.getByRole('link').nth(1)];
    const sum = ((await revenue.textContent()) ?? '').replace(/\s*฿$/, '');
    await revenue.click();
    await page.waitForURL(/\/statistics\/revenue\?compare=week$/);
    await expect(page.getByRole('cell', { name: sum }).first()).toBeVisible();
    await page.goBack();
    await orders.click();
    await page.waitForURL(/\/orders$/);
    await expect(page.getByRole('heading', { level: 1, name: LIST[locale] })).toBeVisible();
  });

const NEEDS = {
  ru: {
    below: 'Остаток ниже нуля',
    aside: 'Отложить…',
    reason: 'Причина',
    submit: 'Отложить',
    show: 'Что показать',
    list: 'Отложено',
    back: 'Вернуть',
  },
  en: {
    below: 'Stock below zero',
    aside: 'Set aside…',
    reason: 'Reason',
    submit: 'Set aside',
    show: 'What to show',
    list: 'Set aside',
    back: 'Restore',
  },
} as const;

// The tests of both languages set the same case aside, so they run in turn.
test.describe.configure({ mode: 'default' });

for (const locale of languages('ru'))
  test(`what needs attention is found from the overview, leads to its item, and is set aside with a reason, in ${locale}`, async ({
    page,
  }) => {
    const words = NEEDS[locale];
    await inLanguage(page, locale);
    await signIn(page);
    await page.goto('/overview');
    await page.getByRole('link', { name: words.below }).click();
    await page.waitForURL(/\/overview\/attention\?rule=stock_below_zero$/);
    const row = page.getByRole('row').nth(1);
    const name = ((await row.getByRole('gridcell').nth(1).locator('span > span').textContent()) ?? '').trim();
    const named = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expectAccessible(page);
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: words.aside }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.reason).fill('Ждём поставку');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(named).toHaveCount(0);
    await page.getByRole('radiogroup', { name: words.show }).getByText(words.list, { exact: true }).click();
    await expect(named).toContainText('Ждём поставку');
    await named.click({ button: 'right' });
    await page.getByRole('menuitem', { name: words.back }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.back }).click();
    await expect(named).toHaveCount(0);
    await page.goBack();
    await named.dblclick();
    await page.waitForURL(/\/stock\?/);
    await expect(page.getByRole('dialog')).toContainText(name);
  });
