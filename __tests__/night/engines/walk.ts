import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Page } from './page';
import { deposit, opensPdf, phoneFaults, signIn } from './steps';

/** Parameters of a walk. */
interface Ground {
  readonly page: Page;
  /** Address of the app. */
  readonly address: string;
  /** Folder of files for uploads. */
  readonly folder: string;
}

async function openDish({ page, address }: Ground): Promise<void> {
  await page.open(`${address}/menu?folder=2510`);
  await page.click('tr', 'Том Ям креветки');
  await page.type('tr[aria-selected=true]', '', '\n');
  await page.see('[role=dialog] input', 'Название');
}

async function addPhoto({ page, folder }: Ground): Promise<void> {
  const file = path.join(folder, 'dish.png');
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } });
  writeFileSync(file, await picture.png().toBuffer());
  await page.click('[role=dialog] [role=tab]', 'Фото');
  await (await page.see('[role=dialog] input[type=file]')).choose(file);
  await page.click('[role=dialog] button:enabled', 'Загрузить');
  await page.see('[role=alert]', 'Фото обновлено');
}

async function seeReport({ page, address }: Ground): Promise<void> {
  await page.open(`${address}/statistics/revenue?period_id=4`);
  await page.until('the chart is painted', () => {
    const canvas = document.querySelector('canvas');
    const paint = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return paint?.some((byte) => byte !== 0) ?? false;
  });
}

async function fitPhone(ground: Ground): Promise<void> {
  const { page, address } = ground;
  await page.browser.resize(390, 844);
  const faults: object[] = [];
  for (const place of ['/menu', '/orders', '/operations', '/expenses']) {
    await page.open(address + place);
    faults.push(...(await phoneFaults(page)));
  }
  await openDish(ground);
  faults.push(...(await phoneFaults(page)));
  await page.open(`${address}/menu`);
  await page.click('button', 'Показать разделы');
  await page.click('[role=dialog] button', 'Выйти');
  await page.arrive('/auth/login');
  expect([...faults, ...(await phoneFaults(page))]).toEqual([]);
}

/** Steps of a walk, in order. */
export const WALK: readonly (readonly [name: string, step: (ground: Ground) => Promise<unknown>])[] = [
  ['a person signs in', ({ page, address }) => signIn(page, address)],
  ['the menu is listed', ({ page }) => page.see('[role=treeitem]', 'Кухня')],
  ['a dish opens', openDish],
  ['a dish gets a photo', addPhoto],
  [
    'orders are listed',
    ({ page, address }) => page.open(`${address}/orders?period_id=4`).then(() => page.see('tbody tr')),
  ],
  ['a report has its chart', seeReport],
  ['a deposit is booked', ({ page, address }) => deposit(page, address)],
  ['a printed PDF opens', ({ page }) => opensPdf(page, '/api/print/analytics_discount100?period_id=4')],
  ['pages fit a phone, and no field makes it zoom', fitPhone],
];
