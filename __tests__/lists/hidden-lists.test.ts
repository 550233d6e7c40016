import { employees, employeeTerms } from '@/backend/src/db/schema';
import { wordsIn } from '@/lib/bff/words';
import { SIGHTS, type Sight } from '@/lib/contract/access';
import { mayAccess, type Person } from '@/lib/rights/permissions';
import { hiddenFields, hiddenFrom } from '@/lib/rights/sights';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { everyList } from '@/lib/sections/lists';
import { everyReport, reportLists } from '@/lib/sections/reports';
import { seenTable } from '@/lib/lists/seen';
import { isSeen } from '@/lib/lists/seen-columns';
import { columnsOf, labelOf, type List, type ListTotals } from '@/lib/lists/list';
import { viewOf } from '@/lib/lists/view';
import { times } from '../support/effort';
import { BLIND, sightsVenue, withOtherFigures, type Blind } from '../support/sights';

const special = specialLoginsOf(readSettings({}));
const sights = Object.keys(SIGHTS) as Sight[];
const t = wordsIn('ru');
const view = (table: List) => viewOf(table, new URLSearchParams());
const compared = (table: List) =>
  viewOf(table, new URLSearchParams({ period_id: '1', compare: 'previous', chart_type: '1' }));

const headsOf = (totals: ListTotals<never> | undefined): string[] =>
  totals ? [...(totals.heads?.(undefined) ?? []).map(({ key }) => key), ...headsOf(totals.beside)] : [];

/** Names behind a list: its columns, what they compare, its totals and its further column. */
function namesOf(table: List): string[] {
  const columns = [...columnsOf(table, view(table)), ...columnsOf(table, compared(table))];
  return [
    ...columns.flatMap(({ key, change }) => [key, change?.of ?? key]),
    ...headsOf(table.totals),
    ...(table.live ? [table.live.column.key] : []),
  ];
}

test.each(everyList)('$id has no column, total, series or order that its reader may not see, but all else', (table) => {
  for (const sight of sights) {
    const fields = hiddenFields(table.endpoint, [sight]);
    const seen = seenTable(table, [sight]);
    const whole = columnsOf(table, compared(table)).concat(table.columns);
    const needing = whole.flatMap(({ key, needs }) => (needs === sight ? [key] : []));
    const names = namesOf(seen);
    expect(names.filter((name) => fields.has(name) || needing.includes(name))).toEqual([]);
    const open = namesOf(table).filter(
      (name) => !fields.has(name) && !needing.includes(name) && table.live?.column.needs !== sight,
    );
    expect(names).toEqual(expect.arrayContaining(open.filter((name) => !/_change/.test(name))));
    for (const key of fields)
      expect(viewOf(seen, new URLSearchParams({ sort: key, dir: 'asc' })).sort?.key).not.toBe(key);
  }
});

test('the same reader gets the same list, and one who sees everything the list itself', () => {
  for (const table of everyList) {
    expect(seenTable(table, [])).toBe(table);
    const seen = seenTable(table, ['costs']);
    expect(seenTable(table, ['costs'])).toBe(seen);
    expect(seenTable(seen, ['costs'])).toBe(seen);
  }
});

test('a chart has no series that its reader may not see, nor a choice of it', () => {
  const profit = reportLists.find(({ id }) => id === 'karaoke')!;
  expect(profit.report.filters).toHaveProperty('chart_type');
  const seen = seenTable(profit, ['costs']);
  expect(seen.report.filters).not.toHaveProperty('chart_type');
  const reply = { items: [], totals: {}, bucket: 'day', axis: { start_time: null, end_time: 1 } } as never;
  const writing = { locale: 'ru', timeZone: 'UTC' };
  const drawn = seen.chart?.(reply, t, writing, compared(seen) as never);
  expect(drawn?.series.map(({ key }) => key)).toEqual(['price']);
});

test('the chart of dishes by margin and the list of dishes with a high food cost do not exist without costs', () => {
  const quadrants = everyList.filter(({ id }) => id.endsWith('quadrant'));
  expect(quadrants.length).toBeGreaterThan(0);
  expect(quadrants.map((table) => isSeen(table, ['costs']))).toEqual(quadrants.map(() => false));
  const menu = everyList.find(({ id }) => id === 'menu')!;
  const cost = new URLSearchParams({ show: 'cost' });
  expect(viewOf(menu, cost).filters).toMatchObject({ show: 'cost' });
  expect(viewOf(seenTable(menu, ['costs']), cost).filters).toMatchObject({ show: '' });
});

test('the definitions of reports say what needs a right', () => {
  const named = Object.fromEntries(
    everyReport.flatMap((report) => {
      const table = reportLists.find((one) => one.report === report)!;
      const fields = [...hiddenFields(table.endpoint, sights)];
      return fields.length > 0 ? [[report.part, fields.length]] : [];
    }),
  );
  const goods = 'additions alcohol cashiers dishes draft_beer expense_categories';
  // Losses need StockView altogether; a blind count closes their quantities.
  const others = 'karaoke products promo revenue writeoff';
  expect(Object.keys(named).sort()).toEqual(`${goods} ${others}`.split(' '));
});

/** The tested days follow days with trade, so that comparisons have figures. */
const DAY = 86_400;
const NOW = Math.floor(Date.now() / 1000);
const PERIOD = `period_id=5&start_time=${NOW - 4 * DAY}&end_time=${NOW - 3600}`;

const filesOf = async () => ({
  ...(await import('@/lib/bff/export/list-for')),
  ...(await import('@/lib/bff/export/list-paper')),
  ...(await import('@/lib/bff/servers')),
});

describe('in a venue with trade', () => {
  const venue = sightsVenue();
  // Their log is made as they load, with the settings of the stack.
  let bff: Awaited<ReturnType<typeof filesOf>>;
  let employee_id = 0;
  beforeAll(async () => {
    bff = await filesOf();
    const { db } = venue.database;
    const [employee] = await db.insert(employees).values({ employee_name: 'Нина', joined: '2026-01-01' }).returning();
    employee_id = employee?.employee_id ?? 0;
    const terms = { position: 'Бармен', wages: 20_000_00, overtime_hour_cost: 150_00 };
    await db.insert(employeeTerms).values({ employee_id, month: '2026-01-01', ...terms });
  });

  const params = (table: List): string => {
    const item = table.id.startsWith('product_sales') ? '&item=3111' : '';
    const of = /story|dependencies/.test(table.id) ? '&item=3111' : '';
    const lost = table.id === 'analytics_writeoff_details' ? '&item_id=3111' : '';
    const employee = table.id === 'salary-year' ? `&employee=${employee_id}` : '';
    const agent = table.section === 'payments' ? '&agent=1' : '';
    return `${table.period ? PERIOD : ''}${item}${of}${lost}${employee}${agent}`;
  };

  /** Karaoke and the dispensary have the reports of the main bar; what is hidden in their replies is proved for each call. */
  const isOfDay = ({ section }: List) => times(0, 1) === 1 || !['karaoke', 'ddweed'].includes(section);
  const lists = everyList.filter(isOfDay);

  /** Text of the file of each list that a person may open; the others are refused. */
  async function filesFor(who: Blind): Promise<[string, string][]> {
    const files: [string, string][] = [];
    for (const table of lists) {
      const address = `/api/export/${table.id}?format=csv&separator=comma&${params(table)}`;
      const response = await venue.blind[who].fetch(address);
      const isOpen = mayAccess(BLIND[who], table.endpoint.access, special) && bff.listFor(table, BLIND[who]) !== null;
      expect([table.id, response.status]).toEqual([table.id, isOpen ? 200 : 403]);
      if (isOpen) files.push([table.id, (await response.text()).replace(/^\uFEFF/, '')]);
    }
    return files;
  }
  /** Content of the printed paper of each list that the person may open. */
  async function papersFor(person: Person, cookie: string): Promise<[string, object][]> {
    const open = lists.filter(({ endpoint }) => mayAccess(person, endpoint.access, special));
    const [server] = bff.servers();
    const context = { server: server!, cookie, person, location: '/', requestId: 'paper-of-tests' };
    const papers: [string, object][] = [];
    for (const list of open.flatMap((table) => bff.listFor(table, person) ?? [])) {
      const asked = { table: list, view: viewOf(list, new URLSearchParams(params(list))), context };
      const { scope: _scope, ...paper } = await bff.listPaper({ ...asked, locale: 'ru', most: 200 });
      papers.push([list.id, paper]);
    }
    return papers;
  }

  /** By day `noWages` is left out: `noFunds` opens the same lists, and sees less in them. */
  const people = Object.entries(BLIND).filter(([who]) => times(who !== 'noWages', true));

  test.each(people.map(([who, person]) => [who as Blind, person] as const))(
    'for %s files have the columns of the list and no others, and neither they nor papers depend on what is hidden',
    async (who, person) => {
      const cookie = await venue.cookieOf(person.login);
      const all = async () => ({ files: await filesFor(who), papers: await papersFor(person, cookie) });
      const { files, papers } = await all();
      const hidden = hiddenFrom(person, special);
      for (const [id, text] of files) {
        const seen = seenTable(
          lists.find((one) => one.id === id)!,
          hidden,
        );
        const labels = columnsOf(seen, view(seen)).map(({ label }) => labelOf(label, t));
        // Heads may name the period of their figures, in brackets.
        const plain = (heads: string) => heads.replaceAll(/"| \([^)]*\)/g, '');
        expect([id, plain(text.split(/\r?\n/)[0] ?? '')]).toEqual([id, plain(labels.join(','))]);
      }
      expect(papers.length).toBeGreaterThan(5);
      expect(await withOtherFigures(venue, who, all)).toEqual({ files, papers });
    },
  );
});
