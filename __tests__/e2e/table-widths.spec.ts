import type { Page } from '@playwright/test';
import { PLACE_IDS } from '@/lib/contract/places';
import { everyList } from '@/lib/sections/lists';
import { reportLists } from '@/lib/sections/reports';
import { resize } from './accessible';
import { test as inOwnVenue } from './own-venue';
import { expect, inEnglish, inLanguage, signIn, test as inSharedVenue } from './support';

/** By day tables are measured in Russian, whose names are longer; at night also in English and with a comparison. */
const isNight = Boolean(process.env['NIGHT']);

const WIDTHS = [1366, 1440, 1600, 1920];
const ROUNDING = 1;
/** A bar's laptop at 125 %. */
const SMALL_LAPTOP = { width: 1093, height: 614 };
const ROWS_ON_SMALL_LAPTOP = 10;

interface Measured {
  readonly overflow: number;
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Columns with a cell that is cut. */
  readonly cut: readonly string[];
  /** Columns with a cell that shows only part of a line of text. */
  readonly halfSeen: readonly string[];
  readonly button: string;
  /** Rows of 34 px that have room between head and totals, within the window. */
  readonly rows: number;
  /** Height of the period's presets; 0 without a period. */
  readonly period: number;
}

/** Measures the table on the page at its present width. */
const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const box = grid?.parentElement;
    if (!grid || !box) throw new Error('There is no table.');
    const heads = [...grid.querySelectorAll<HTMLElement>('th[data-column]')];
    const isShown = (head: HTMLElement) => getComputedStyle(head).display !== 'none';
    const keyOf = (head: HTMLElement) => head.dataset['column'] ?? '';
    const cellsOf = (key: string) => [...grid.querySelectorAll<HTMLElement>(`:is(td, tfoot th)[data-column="${key}"]`)];
    /** Right edge of an element's visible text. Texts for screen readers, one pixel wide, do not count. */
    const textEnd = (one: HTMLElement): number => {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let end = 0;
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.clientWidth === 1) continue;
        range.selectNodeContents(texts.currentNode);
        end = Math.max(end, range.getBoundingClientRect().right);
      }
      return end;
    };
    // With `overflow: clip`, `scrollWidth` is the width of the element, not of its content.
    const isClipped = (one: HTMLElement): boolean => {
      const { overflowX, paddingRight } = getComputedStyle(one);
      if (overflowX !== 'clip') return overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      return textEnd(one) > one.getBoundingClientRect().right - parseFloat(paddingRight) + 0.5;
    };
    const isCut = (cell: HTMLElement) =>
      [cell, ...cell.querySelectorAll<HTMLElement>('*')].some((one) => one.clientWidth > 1 && isClipped(one));
    const isHalfSeen = (cell: HTMLElement) => {
      const { bottom } = cell.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].some((line) => line.top < bottom - 2 && line.bottom > bottom + 2);
    };
    const shown = heads.filter(isShown);
    // A column without room may be missing: the style sheet lists all that may be hidden.
    const css = document.querySelector(`style[data-columns="${grid.id.replace('table-', '')}"]`)?.textContent ?? '';
    const mayGo = [...css.matchAll(/\[data-column="([^"]+)"\]\{display:none/g)].map(([, key]) => key ?? '');
    const all = new Set([...heads.map(keyOf), ...mayGo]);
    return {
      overflow: box.scrollWidth - box.clientWidth,
      shown: shown.map(keyOf),
      hidden: [...all].filter((key) => !shown.some((head) => keyOf(head) === key)),
      cut: shown.map(keyOf).filter((key) => cellsOf(key).some(isCut)),
      halfSeen: shown.map(keyOf).filter((key) => cellsOf(key).some(isHalfSeen)),
      button: grid.querySelector('th:last-child button')?.getAttribute('aria-label') ?? '',
      rows: (() => {
        const top = grid.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
        const foot = grid.querySelector('tfoot')?.getBoundingClientRect().top ?? Infinity;
        return (Math.min(box.getBoundingClientRect().bottom, foot, window.innerHeight) - top) / 34;
      })(),
      period: document.querySelector('[data-period] [role=radiogroup]')?.getBoundingClientRect().height ?? 0,
    };
  });

interface Listed {
  readonly name: string;
  readonly address: string;
  /** Columns of ours, which may go at these widths: the original ones stand before them. */
  readonly low: readonly string[];
  /** Columns that a phone shows without scrolling sideways. */
  readonly onPhone?: readonly string[];
}

const ALL_TIME = 'period_id=4';
/** Columns that only the screens of these lists have, and may hide. */
const SCREENS: readonly Listed[] = [
  { name: 'menu', address: '/menu', low: ['food_cost'] },
  { name: 'a folder of the menu', address: '/menu?folder=1110', low: ['food_cost'] },
  { name: 'stock', address: '/stock', low: ['value', 'available'], onPhone: ['name', 'quantity', 'days_left'] },
  { name: 'a folder of the stock', address: '/stock?folder=3120', low: ['value', 'available'] },
  { name: 'days', address: '/operations/days', low: ['closed_time'] },
  { name: 'cards', address: '/settings/cards', low: ['state'] },
  { name: 'users', address: '/settings/users', low: ['last_seen'] },
  { name: 'expense categories', address: '/settings/expense', low: [] },
  { name: 'salary', address: '/salary', low: ['due', 'premayment_paid'] },
  ...['/craft', '/beer-craft'].map((address) => ({
    name: address,
    address,
    low: ['today_cost', 'output_quantity', 'makeable_quantity', 'limiting_item', 'status'],
  })),
  { name: 'stocktakes', address: '/stock/counts', low: [] },
];
const OWN_LOW: Readonly<Record<string, readonly string[]>> = {
  orders: ['table'],
  expenses: ['bank_before', 'bank_after'],
};
const ON_PHONE: Readonly<Record<string, readonly string[]>> = {
  draft_beer: ['name', 'stock_quantity', 'sold_quantity'],
  dishes_lanch: ['menu_name', 'current_price', 'last_price', 'before_last_price'],
};
const lists: readonly Listed[] = ['orders', 'expenses'].map((id) => {
  const table = everyList.find((one) => one.id === id);
  return { name: id, address: `${table?.path}?${ALL_TIME}`, low: OWN_LOW[id] ?? [] };
});
/** A table looks the same in each hall: one of them is measured, at night all. */
const partOf = ({ path }: { readonly path: string }): string | undefined => path.split('/').at(-1);
/** The widest table, in a hall that sells nothing listed in it. */
const EMPTY = 'draft_beer_ddweed';
const isMeasured = (table: (typeof reportLists)[number]): boolean =>
  isNight || table.id === EMPTY || reportLists.find((other) => partOf(other) === partOf(table)) === table;
const reports: readonly Listed[] = reportLists.filter(isMeasured).flatMap((table) => {
  const low = table.columns.filter(({ priority }) => priority).map(({ key }) => key);
  const changes = table.columns.flatMap(({ key }) => [`${key}_change`, `${key}_change_percent`]);
  const address = `${table.path}?period_id=3&compare=average`;
  return [
    { name: table.id, address: `${table.path}?${ALL_TIME}`, low, onPhone: ON_PHONE[partOf(table) ?? ''] ?? [] },
    ...(isNight ? [{ name: `${table.id}, compared`, address, low: [...low, ...changes] }] : []),
  ];
});

const GROUPS: Readonly<Record<string, readonly Listed[]>> = {
  lists: [...SCREENS, ...lists],
  ...Object.fromEntries(
    PLACE_IDS.map((place) => [place, reports.filter(({ address }) => address.startsWith(`/${place}/`))]),
  ),
  ...Object.fromEntries(
    ['delivery', 'analytics'].map((section) => [
      section,
      reports.filter(({ address }) => address.startsWith(`/${section}`)),
    ]),
  ),
};

/** Opens a list, and waits until it is the browser's: before hydration it does not know the width. False without a table. */
async function open(page: Page, address: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'networkidle' });
  if ((await page.getByRole('grid').count()) === 0) return false;
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role=grid]') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  return true;
}

async function measuredAt(page: Page, size: { readonly width: number; readonly height: number }): Promise<Measured> {
  await resize(page, size.width, size.height);
  return measured(page);
}

function expectWhole({ name, low }: Listed, width: number, { overflow, shown, hidden, cut, button }: Measured): void {
  const at = `${name} at ${width} px: shown ${shown.join(' ')}, hidden ${hidden.join(' ')}, cut ${cut.join(' ')}`;
  const named = hidden.filter((key) => !low.includes(key));
  expect.soft(named, `${at}: original columns are hidden`).toEqual([]);
  expect.soft(overflow, `${at}: overflows`).toBeLessThanOrEqual(ROUNDING);
  expect.soft(cut, `${at}: cut`).toEqual([]);
  expect.soft(/\d+/.exec(button)?.[0] ?? '0', `${at}: ${button}`).toBe(String(hidden.length));
}

for (const [group, listed] of Object.entries(GROUPS)) {
  if (listed.length === 0) continue;
  // Names that other tests type into the lists would decide about their columns.
  const test = group === 'lists' ? inOwnVenue : inSharedVenue;
  test(`${group}: every table shows its original columns from 1366 px, uncut`, async ({ page }) => {
    await signIn(page);
    for (const list of listed) {
      const { name, address, onPhone = [] } = list;
      if (isNight) await inLanguage(page, 'ru');
      if (!(await open(page, address))) continue;
      for (const width of WIDTHS) expectWhole(list, width, await measuredAt(page, { width, height: 768 }));
      const small = await measuredAt(page, SMALL_LAPTOP);
      expect.soft(small.period, `${name}: the period on a small laptop`).toBeLessThan(40);
      const isList = (await page.locator('[data-chart]').count()) === 0;
      if (isList)
        expect.soft(small.rows, `${name}: rows on a small laptop`).toBeGreaterThanOrEqual(ROWS_ON_SMALL_LAPTOP);
      const { shown, overflow, halfSeen } = await measuredAt(page, { width: 390, height: 844 });
      expect.soft(halfSeen, `${name}: lines visible in part on a phone`).toEqual([]);
      if (onPhone.length > 0) {
        expect.soft(overflow, `${name}: overflows on a phone`).toBeLessThanOrEqual(ROUNDING);
        expect.soft(shown, `${name}: on a phone`).toEqual(expect.arrayContaining([...onPhone]));
      }
      if (!isNight) continue;
      await inEnglish(page);
      await page.setViewportSize({ width: 1366, height: 768 });
      if (await open(page, address)) expectWhole(list, 1366, await measuredAt(page, { width: 1366, height: 768 }));
    }
  });
}
