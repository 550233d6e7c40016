import en from '../../messages/en.json';
import ru from '../../messages/ru.json';
import { elsewhere, enter, expect, newPerson, test } from './support';

test('choices act at once, stay after signing out and in, and follow to another browser', async ({ page, browser }) => {
  const person = await newPerson(page);
  await enter(page, person);
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/settings/preferences');
  const main = page.getByRole('main');
  const choose = async (group: string, name: string) => {
    const stored = page.waitForResponse('**/api/users/preferences');
    await main.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
    expect((await stored).status()).toBe(200);
  };
  await choose(ru.frame.language, 'English');
  await expect(main.getByText(en.preferences.lead)).toBeVisible();
  await choose(en.frame.theme, en.frame.themes.dark);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await choose(en.preferences.rows, '100');
  await choose(en.preferences.separator, en.report.separators.semicolon);
  const stored = page.waitForResponse('**/api/users/preferences');
  await main.getByRole('combobox', { name: en.preferences.start }).selectOption('orders');
  await stored;
  await main.getByRole('button', { name: en.frame.signOut }).click();
  await expect(page).toHaveURL(/\/auth\/login/);

  const other = await elsewhere(browser);
  for (const one of [page, other]) {
    await enter(one, person);
    await expect(one).toHaveURL(/\/orders$/);
    await expect(one.locator('html')).toHaveAttribute('lang', 'en');
    await expect(one.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(
      one.getByRole('radiogroup', { name: en.report.rowsOnPage }).getByRole('radio', { name: '100' }),
    ).toBeChecked();
    await one.goto('/');
    await expect(one).toHaveURL(/\/orders$/);
    await one.getByRole('button', { name: en.report.export }).click();
    const csv = await one.getByRole('menuitem', { name: /CSV/ }).getAttribute('href');
    expect(csv).toContain('separator=semicolon');
    await one.goto('/orders?count=50');
    await expect(
      one.getByRole('radiogroup', { name: en.report.rowsOnPage }).getByRole('radio', { name: '50' }),
    ).toBeChecked();
  }
  await other.context().close();
});

test('messages are chosen at once, and a test message shows that it waits for a mail server', async ({ page }) => {
  await enter(page, await newPerson(page));
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/settings/preferences');
  const words = ru.preferences.messages;
  const section = page.getByRole('region', { name: words.title });
  const stored = page.waitForResponse('**/api/users/preferences');
  await section.getByRole('switch', { name: words.daily }).click();
  expect((await stored).status()).toBe(200);
  await section.getByRole('button', { name: words.changeAddress }).click();
  const dialog = page.getByRole('dialog', { name: words.addressTitle });
  await dialog.getByRole('textbox', { name: words.address }).fill('owner@venue.example');
  await dialog.getByRole('button', { name: words.saveAddress }).click();
  await expect(section.getByText('owner@venue.example')).toBeVisible();
  await expect(section.getByText(words.held)).toBeVisible();
  await section.getByRole('button', { name: words.send }).click();
  await expect(section.getByRole('list', { name: words.last }).getByText(words.states.held)).toBeVisible();
  await page.reload();
  await expect(section.getByRole('switch', { name: words.daily })).toBeChecked();
});
