import type { Page } from '@playwright/test';
import { PLACE_IDS } from '@/lib/domain/places';
import { listTables } from '@/lib/reports/registry';
import { reportTables } from '@/lib/reports/sections';
import { test as inOwnVenue } from './own-venue';
import { expect, signIn, test as inSharedVenue } from './support';

const WIDTHS = [1366, 1440, 1600, 1920];
const ROUNDING = 1;

interface Measured {
  readonly overflow: number;
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
  /** Columns with a cell that is cut, and the pixels that other columns have to spare. */
  readonly cut: readonly string[];
  readonly spare: number;
  readonly button: string;
}

/** What the table on the page shows at its width, once its columns have come to rest. */
const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const box = grid?.parentElement;
    if (!grid || !box) throw new Error('There is no table.');
    const heads = [...grid.querySelectorAll<HTMLElement>('th[data-column]')];
    const isShown = (head: HTMLElement) => getComputedStyle(head).display !== 'none';
    const keyOf = (head: HTMLElement) => head.dataset['column'] ?? '';
    const cellsOf = (key: string) => [...grid.querySelectorAll<HTMLElement>(`:is(td, tfoot th)[data-column="${key}"]`)];
    // A text for screen readers alone has one pixel.
    const isCut = (cell: HTMLElement) =>
      [cell, ...cell.querySelectorAll<HTMLElement>('*')].some(
        (one) =>
          one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible',
      );
    const contentOf = (cell: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect().width + 17;
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
      spare: shown.reduce((sum, head) => {
        const needed = Math.max(contentOf(head), ...cellsOf(keyOf(head)).map(contentOf));
        return sum + (head.dataset['text'] ? Math.max(0, head.clientWidth - needed) : 0);
      }, 0),
      button: grid.querySelector('th:last-child button')?.getAttribute('aria-label') ?? '',
    };
  });

interface Listed {
  readonly name: string;
  readonly address: string;
  /** Columns that may go at these widths. */
  readonly low: readonly string[];
}

const ALL_TIME = 'period_id=4';
/** Columns that only the screens of these lists have, and may hide. */
const SCREENS: readonly Listed[] = [
  { name: 'menu', address: '/menu', low: ['last_update'] },
  { name: 'a folder of the menu', address: '/menu?folder=1110', low: ['food_cost'] },
  { name: 'stock', address: '/stock', low: ['last_update'] },
  { name: 'a folder of the stock', address: '/stock?folder=3120', low: ['last_update'] },
  { name: 'days', address: '/operations/days', low: ['closed_time'] },
  { name: 'cards', address: '/settings/cards', low: ['state'] },
  { name: 'stocktakes', address: '/stock/counts', low: [] },
];
const OWN_LOW: Readonly<Record<string, readonly string[]>> = {
  orders: ['table'],
  expenses: ['bank_before', 'bank_after'],
};
const lists: readonly Listed[] = ['orders', 'expenses'].map((id) => {
  const table = listTables.find((one) => one.id === id);
  return { name: id, address: `${table?.path}?${ALL_TIME}`, low: OWN_LOW[id] ?? [] };
});
/** A table looks the same in each hall: one of them is measured, at night all. */
const partOf = ({ path }: { readonly path: string }): string | undefined => path.split('/').at(-1);
const isMeasured = (table: (typeof reportTables)[number]): boolean =>
  Boolean(process.env['NIGHT']) || reportTables.find((other) => partOf(other) === partOf(table)) === table;
const reports: readonly Listed[] = reportTables.filter(isMeasured).flatMap((table) => {
  const low = table.columns.filter(({ priority }) => priority).map(({ key }) => key);
  const changes = table.columns.flatMap(({ key }) => [`${key}_change`, `${key}_change_percent`]);
  return [
    { name: table.id, address: `${table.path}?${ALL_TIME}`, low },
    { name: `${table.id}, compared`, address: `${table.path}?period_id=3&compare=average`, low: [...low, ...changes] },
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

for (const [group, listed] of Object.entries(GROUPS)) {
  if (listed.length === 0) continue;
  // Names that other tests type into the lists would decide about their columns.
  const test = group === 'lists' ? inOwnVenue : inSharedVenue;
  test(`${group}: every table shows its columns from 1366 px, uncut while there is room`, async ({ page }) => {
    await signIn(page);
    for (const { name, address, low } of listed) {
      await page.goto(address, { waitUntil: 'networkidle' });
      if ((await page.getByRole('grid').count()) === 0) continue;
      // Before hydration the button is the server's, which does not know the width.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('[role=grid]') ?? {}).some((key) => key.startsWith('__reactFiber')),
      );
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // The observer of sizes is told in the next frame.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const { overflow, shown, hidden, cut, spare, button } = await measured(page);
        const at = `${name} at ${width} px: shown ${shown.join(' ')}, hidden ${hidden.join(' ')}, cut ${cut.join(' ')}`;
        const left = shown.filter((key) => low.includes(key));
        const named = hidden.filter((key) => !low.includes(key));
        expect.soft(named, `${at}: hidden, though not of low priority`).toEqual([]);
        if (left.length > 0) expect.soft(overflow, `${at}: overflows`).toBeLessThanOrEqual(ROUNDING);
        if (cut.length > 0) expect.soft(left, `${at}: cut beside columns that could go`).toEqual([]);
        if (cut.length > 0) expect.soft(spare, `${at}: cut while there is room`).toBeLessThan(24);
        expect.soft(/\d+/.exec(button)?.[0] ?? '0', `${at}: ${button}`).toBe(String(hidden.length));
      }
    }
  });
}
