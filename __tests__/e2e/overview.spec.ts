import { expectAccessible } from './accessible';
import { expect, inLanguage, languages, signIn, test, wordsOf } from './support';

for (const locale of languages('en'))
  test(`a phone tells how tonight goes without scrolling, and its figures lead to their lists, in ${locale}`, async ({
    page,
  }) => {
    const { overview, sections } = wordsOf(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await inLanguage(page, locale);
    await signIn(page);
    await page.goto('/overview');
    const tonight = page.getByRole('region', { name: overview.evening, exact: true });
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
    await expect(page.getByRole('heading', { level: 1, name: sections.orders })).toBeVisible();
  });

// The tests of both languages set the same case aside, so they run in turn.
test.describe.configure({ mode: 'default' });

for (const locale of languages('ru'))
  test(`what needs attention is found from the overview, leads to its item, and is set aside with a reason, in ${locale}`, async ({
    page,
  }) => {
    const { attention: t } = wordsOf(locale);
    await inLanguage(page, locale);
    await signIn(page);
    await page.goto('/overview');
    await page.getByRole('link', { name: t.rules.stock_below_zero.title }).click();
    await page.waitForURL(/\/overview\/attention\?rule=stock_below_zero$/);
    const row = page.getByRole('row').nth(1);
    const name = ((await row.getByRole('gridcell').nth(1).locator('span > span').textContent()) ?? '').trim();
    const named = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expectAccessible(page);
    await row.click({ button: 'right' });
    await page.getByRole('menuitem', { name: t.aside.action }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.aside.reason).fill('Ждём поставку');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.aside.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(named).toHaveCount(0);
    await page.getByRole('radiogroup', { name: t.show.label }).getByText(t.show.aside, { exact: true }).click();
    await expect(named).toContainText('Ждём поставку');
    await named.click({ button: 'right' });
    await page.getByRole('menuitem', { name: t.back.submit }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.back.submit }).click();
    await expect(named).toHaveCount(0);
    await page.goBack();
    await named.dblclick();
    await page.waitForURL(/\/stock\?/);
    await expect(page.getByRole('dialog')).toContainText(name);
  });
