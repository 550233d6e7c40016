import type { Page } from '@playwright/test';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expectAccessibleInBoth } from './accessible';
import { expect, inEnglish, languages, signIn, test } from './support';

interface Mails {
  readonly items: readonly { readonly code: string | null; readonly first_name: string; readonly mail_id: number }[];
  readonly total: number;
}

const onlyRefusals = (consoleErrors: string[]): void =>
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);

/** Latest mail to an agent. The tests have no mail server, so that its code stands in the outbox. */
async function mailTo(page: Page, name: string) {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/payments/mails', { data: { page: 1, count: 100 }, headers });
  expect(answer.status()).toBe(200);
  const { items } = (await answer.json()) as Mails;
  const mails = items.filter(({ first_name }) => first_name === name);
  return { count: mails.length, code: mails[0]?.code ?? '' };
}

// Each language pays another agent of the sample; what they get for those whom they brought is weeks old.
const AGENTS = { ru: 'May', en: 'Ploy' };
for (const locale of languages('en')) {
  const name = AGENTS[locale];
  const { payments: t, exports } = locale === 'ru' ? ru : en;

  test(`chosen sessions are paid with the code of the outbox, in ${locale}`, async ({ page, consoleErrors }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/payments', { waitUntil: 'networkidle' });
    const picker = page.getByRole('combobox', { name: t.picker.label });
    await picker.click();
    await picker.fill(`agent${name.toLowerCase()}@`);
    await page.getByRole('option', { name }).click();
    await expect(page.getByRole('region', { name: t.card.label })).toContainText(`${name.toLowerCase()}@example.com`);

    const box = page.getByRole('region', { name: t.box.types['2'] });
    await box.getByRole('button', { name: t.box.unpaid }).click();
    await expect(page).toHaveURL(/type=2/);
    await page.reload({ waitUntil: 'networkidle' });
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') });
    await expect(rows.first()).toBeVisible();
    await expectAccessibleInBoth(page);

    await rows.first().dblclick({ position: { x: 120, y: 8 } });
    const session = new RegExp(`^${t.details.title.replace('{number}', '\\d+')}$`);
    await expect(page.getByRole('heading', { name: session })).toBeVisible();
    await page.getByRole('button', { name: t.details.back }).click();

    await rows.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: t.chosen.pay }).click();
    let dialog = page.getByRole('dialog', { name: t.pay.title.replace('{name}', name) });
    await expect(dialog.getByRole('timer')).toBeVisible();
    await expect(dialog.getByText(t.pay.mail.held)).toBeVisible();
    await expectAccessibleInBoth(page);
    const { count, code } = await mailTo(page, name);
    expect(code).toMatch(/^\d{6}$/);

    await page.reload({ waitUntil: 'networkidle' });
    dialog = page.getByRole('dialog', { name: t.pay.title.replace('{name}', name) });
    await expect(dialog.getByText(t.pay.mail.held)).toBeVisible();
    expect((await mailTo(page, name)).count).toBe(count);

    const field = dialog.getByRole('textbox', { name: t.pay.code });
    const confirm = dialog.getByRole('button', { name: t.pay.pay });
    await expect(confirm).toBeDisabled();
    await field.fill(code === '000000' ? '111111' : '000000');
    await confirm.click();
    await expect(dialog.getByRole('alert')).toContainText(t.pay.failed.split('{why}')[0] ?? '');
    await field.fill(code);
    await confirm.click();
    await expect(dialog).toBeHidden();
    const [before, after] = t.pay.done.replace('{name}', name).split('{sum}');
    await expect(page.getByText(new RegExp(`${before}[\\d,.\\s\u00a0]+${after}`))).toBeVisible();
    await expect(page.getByText(t.history.title)).toBeVisible();

    // What is left is paid from the list of agents, by a code for what is left.
    await page.goto('/payments', { waitUntil: 'networkidle' });
    const list = page.getByRole('region', { name: t.owed.title });
    await list
      .getByRole('checkbox', { name: new RegExp(t.owed.choose.split(',')[0]!.replace('{name}', name)) })
      .check();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: t.chosen.pay }).click();
    dialog = page.getByRole('dialog', { name: t.pay.title.replace('{name}', name) });
    await expect(dialog.getByRole('timer')).toBeVisible();
    const rest = await mailTo(page, name);
    expect(rest.count).toBe(count + 1);
    await field.fill(rest.code);
    await field.press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(field).toHaveValue(rest.code);
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('row', { name })).toBeHidden();

    await page.goto('/payments/outbox', { waitUntil: 'networkidle' });
    await expect(page.getByText(exports.mails.held, { exact: false }).first()).toBeVisible();
    onlyRefusals(consoleErrors);
  });
}
