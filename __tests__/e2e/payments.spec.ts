import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './accessible';
import { expect, inEnglish, languages, send, signIn, test, wordsOf } from './support';

interface Mails {
  readonly items: readonly { readonly code: string | null; readonly first_name: string }[];
}

const onlyRefusals = (consoleErrors: string[]): void =>
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);

/** Mails to an agent, codes of the latest first. The tests have no mail server, so that the codes stand in the outbox. */
async function mailsTo(page: Page, name: string) {
  const { items } = await send<Mails>(page, 'payments/mails', { page: 1, count: 100 });
  const codes = items.filter(({ first_name }) => first_name === name).map(({ code }) => code ?? '');
  return { count: codes.length, code: codes[0] ?? '', codes };
}

// Each language pays another agent of the sample; what they get for those whom they brought is weeks old.
const AGENTS = { ru: 'May', en: 'Ploy' };
for (const locale of languages('en')) {
  const name = AGENTS[locale];
  const { payments: t, exports } = wordsOf(locale);

  test(`chosen sessions are paid with the code of the outbox, in ${locale}`, async ({ page, consoleErrors }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/payments', { waitUntil: 'networkidle' });
    const picker = page.getByRole('combobox', { name: t.picker.label });
    await picker.click();
    await picker.fill(`agent${name.toLowerCase()}@`);
    // The option moves until the other agents are filtered out.
    await expect(page.getByRole('option')).toHaveCount(1);
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
    const { count, code } = await mailsTo(page, name);
    expect(code).toMatch(/^\d{6}$/);

    await page.reload({ waitUntil: 'networkidle' });
    dialog = page.getByRole('dialog', { name: t.pay.title.replace('{name}', name) });
    await expect(dialog.getByText(t.pay.mail.held)).toBeVisible();
    expect((await mailsTo(page, name)).count).toBe(count);

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

    // The rest is paid from the list of agents, by a code for the rest.
    await page.goto('/payments', { waitUntil: 'networkidle' });
    const list = page.getByRole('region', { name: t.owed.title });
    await list
      .getByRole('checkbox', { name: new RegExp(t.owed.choose.split(',')[0]!.replace('{name}', name)) })
      .check();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: t.chosen.pay }).click();
    // A line for each kind of bonus: on some days the sample owes this agent for sessions too.
    dialog = page.getByRole('dialog').filter({ hasText: name });
    const timers = dialog.getByRole('timer');
    await expect(timers.first()).toBeVisible();
    const fields = dialog.getByRole('textbox');
    await expect(timers).toHaveCount(await fields.count());
    const rest = await mailsTo(page, name);
    const lines = await fields.count();
    expect(rest.count).toBe(count + lines);
    for (let line = 0; line < lines; line += 1) await fields.nth(line).fill(rest.codes[lines - 1 - line] ?? '');
    await fields.first().press('Enter');
    await page.reload({ waitUntil: 'networkidle' });
    await expect(fields.first()).toHaveValue(rest.codes[lines - 1] ?? '');
    await dialog.getByRole('button', { name: t.pay.pay }).click();
    await expect(dialog).toBeHidden();
    await expect(list.getByRole('row', { name })).toBeHidden();

    await page.goto('/payments/outbox', { waitUntil: 'networkidle' });
    await expect(page.getByText(exports.mails.held, { exact: false }).first()).toBeVisible();
    onlyRefusals(consoleErrors);
  });
}
