import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGINES } from './browser';
import { openBrowser, openHouse } from './house';
import { Page } from './page';
import { deposit, signIn } from './steps';
import { WALK } from './walk';
import { WAYS } from './ways';

let house: Awaited<ReturnType<typeof openHouse>>;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'venue-walk-'));
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(ENGINES)('%s', (engine) => {
  let page: Page;
  const open = async (): Promise<void> => {
    page = new Page(await openBrowser(engine, house.proxy));
    await page.browser.resize(1280, 900);
  };
  const close = () => page.browser.close();
  /** Page errors count against the step before them. */
  const without = async (step: Promise<unknown>): Promise<void> => {
    await step;
    expect(await page.browser.errors()).toEqual([]);
  };

  describe('a walk', () => {
    beforeAll(open);
    afterAll(close);
    test.each(WALK)('%s', (_name, step) => without(step({ page, address: house.addresses.loopback, folder })));
  });

  describe.each(WAYS)('over %s', (way) => {
    beforeAll(open);
    afterAll(close);
    test('a person signs in', () => without(signIn(page, house.addresses[way])));
    test('a command is done', () => without(deposit(page, house.addresses[way])));
  });
});
