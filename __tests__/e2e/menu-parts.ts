import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Line, NewDish } from './new-menu';

/** Locators of the menu screen, shared by mouse and keyboard. */
export const menuParts = (page: Page) => ({
  dialog: page.getByRole('dialog'),
  tab: (name: string) => page.getByRole('dialog').getByRole('tab', { name }),
  button: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
  field: (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true }),
  picker: page.getByRole('dialog').getByRole('combobox', { name: 'Добавить ингредиент' }),
  stockLine: (name: string) => page.getByRole('dialog').getByRole('treeitem').filter({ hasText: name }).first(),
  quantity: (item: string) => page.getByRole('dialog').getByRole('textbox', { name: `Количество: ${item}` }),
  hour: (hour: number) =>
    page
      .getByRole('dialog')
      .getByRole('gridcell', { name: `Понедельник, ${String(hour).padStart(2, '0')}:00`, exact: false }),
  row: (name: string): Locator =>
    page
      .getByRole('grid', { name: 'Папки и блюда' })
      .getByRole('row')
      .filter({ has: page.getByText(name, { exact: true }) }),
  renamed: page.getByLabel('Новое название'),
});

/** One way of working: every action that builds a menu. */
export interface Hands {
  addFolder(name: string): Promise<void>;
  openFolder(name: string): Promise<void>;
  addDish(dish: NewDish): Promise<void>;
  duplicate(like: string, name: string): Promise<void>;
  putPhoto(name: string, photo: 'chosen' | 'dropped'): Promise<void>;
}

/** Two colours show what a crop left. */
export async function photoOf(kind: 'jpeg' | 'png', width = 900, height = 700): Promise<Buffer> {
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#b43' } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    [kind]()
    .toBuffer();
}

/** The quantity field of a newly chosen ingredient has the focus: types into it and waits for the value. */
export async function typeQuantity(page: Page, { item, amount }: Line): Promise<void> {
  const field = menuParts(page).quantity(item);
  await expect(field).toBeFocused();
  await page.keyboard.type(amount);
  await expect(field).toHaveValue(amount);
}

/** The dialog is closed and the dish is in the list. */
export async function expectSaved(page: Page, name: string): Promise<void> {
  const { dialog, row } = menuParts(page);
  await expect(dialog).toBeHidden();
  await expect(row(name)).toBeVisible();
}

/** The dialog shows the uploaded photo. */
export async function expectPhoto(page: Page): Promise<void> {
  const { dialog } = menuParts(page);
  const photo = dialog.getByRole('img', { name: 'Фото блюда' });
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
