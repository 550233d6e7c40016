import { PLACES } from '@/lib/contract/places';
import { send } from '@/lib/api/call';
import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints } from '@/lib/sections/endpoints';
import { operateFunds } from '@/lib/sections/funds/contract';
import { saveStockItem } from '@/lib/sections/stock/contract/edit';
import { closedTo } from '@/lib/sections/days/rules/open-counts';
import { mayAccess, permissionsOf, type Person } from '@/lib/rights/permissions';
import { hiddenFields } from '@/lib/rights/sights';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { ABSENT, inputsFor, reads } from '@/tools/same/reads';
import { times } from './effort';
import { allExcept, COUNTER_RIGHTS, TOLD } from './blind-figures';
import { asking, askingBackend, idsOf, keysIn } from './every-read';
import { forFile } from './for-file';
import { openSights, type SightsVenue } from './sights';
import { signedInAs, type Browser } from './stack';
import { unzip } from './unzip';

const special = specialLoginsOf(readSettings({}));

/** People without the right to see what a count expects. */
export const BLIND_PEOPLE = {
  counter: { login: 'counter', permissions: COUNTER_RIGHTS },
  cashier: { login: 'cashier', permissions: permissionsOf(['ProgramLogin', 'CashierView', 'OrdersView']) },
  preset: { login: 'preset', permissions: allExcept('UsersEdit', 'FundsDirectChange', 'IgnoreDiscount', 'BeerCraft') },
  bookkeeper: { login: 'bookkeeper', permissions: permissionsOf(['ProgramLogin', 'ExpensesView', 'StockView']) },
  brewer: { login: 'brewer', permissions: permissionsOf(['ProgramLogin', 'BeerCraft', 'StockAdd']) },
} as const satisfies Readonly<Record<string, Person>>;
export type BlindPerson = keyof typeof BLIND_PEOPLE;
const OF_HALL = new RegExp(`^(?!analytics).*(${PLACES.karaoke.suffix}|${PLACES.ddweed.suffix})(\\.|$)`);
/** By day only reports of the main bar are read. Those of the other halls have the same columns and `hides`. */
const isOfDay = ({ id }: Endpoint): boolean => times(!OF_HALL.test(id), true);
/** Counts that are open. */
const OPEN = { stock: true, day: 'counted', since: 0 } as const;

export interface BlindVenue extends SightsVenue {
  /** Records that calls are asked for. */
  readonly ids: Readonly<Record<string, number>>;
  /** Browser of a person. */
  of(who: BlindPerson): Browser;
  /** Status and reply of a call that reads, from the backend, which hides figures, or from the app if it composes the call. */
  ask(who: BlindPerson, endpoint: Endpoint, further?: object): Promise<readonly [number, unknown]>;
  /** Makes every call that reads and downloads every file, as a person. `isAsked` chooses some by their name. */
  look(who: BlindPerson, isAsked?: (name: string) => boolean): Promise<Look>;
  /** Fields that open counts close to a person but a reply has. Asks only calls with such fields. */
  closedFields(who: BlindPerson): Promise<string[]>;
}

/** Everything that a person may read. */
interface Look {
  /** Calls and files that contain a figure. */
  tells(tale: RegExp): string[];
  /** Fields that open counts close but a reply has. */
  readonly closed: readonly string[];
}

/** Files that may hold the figures. */
const FILES = [
  'stock',
  'stock-story',
  'crafts',
  'orders',
  'expenses',
  'day-closes',
  'products',
  'alcohol',
  'draft_beer',
  'cashiers',
];

/** Text of a file, of a workbook that of its sheets. */
async function textOf(file: Response): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  return unzip(bytes, /^xl\/.*\.xml$/);
}

/** Plants the figures of TOLD in the stock and the cashbox. */
async function plantFigures(venue: SightsVenue, ids: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await venue.database.pool.query<{ item_id: number }>(
    `select item_id from stock_items where is_file and removed_at is null and (parent_id = 3594 or item_id = any ($1)
      or item_id = (select min(item_id) from stock_items join expense_categories using (category_id)
        where removed_at is null and not alcohol and measure_id = 1))`,
    [[ids['item'], ids['ingredient'], ids['beer']]],
  );
  const admin = venue.admin.fetch;
  for (const { item_id } of rows) await send(saveStockItem, { body: { item_id, new_quantity: TOLD.quantity } }, admin);
  const balance = { operation: 'set_cashier_balance', amount: TOLD.baht, comment: 'Сверка' } as const;
  await send(operateFunds, { body: balance }, admin);
}

/** The venue of twelve days with planted figures, and people who may not see what a count expects. */
export const blindVenue = forFile(async (): Promise<BlindVenue> => {
  const venue = await openSights();
  const ids = await idsOf(venue);
  const askApp = asking(ids);
  const askBackend = askingBackend(venue, ids);
  const inputOf = inputsFor(ids);
  const browsers = new Map<BlindPerson, Browser>();
  const cookies = new Map<BlindPerson, string>();
  for (const [who, { login, permissions }] of Object.entries(BLIND_PEOPLE)) {
    await venue.addUser(login, permissions);
    browsers.set(who as BlindPerson, await signedInAs(login));
    cookies.set(who as BlindPerson, await venue.cookieOf(login));
  }
  const of = (who: BlindPerson): Browser => browsers.get(who)!;
  await plantFigures(venue, ids);
  const readsOf = (who: BlindPerson) =>
    reads.filter((endpoint) => {
      const { id, access } = endpoint;
      return mayAccess(BLIND_PEOPLE[who], access, special) && !ABSENT.includes(id) && isOfDay(endpoint);
    });

  const ask: BlindVenue['ask'] = async (who, endpoint, further) => {
    if (!adminEndpoints.includes(endpoint)) return askApp(of(who), endpoint, further);
    return askBackend(cookies.get(who) ?? '', endpoint, further);
  };

  /** Fields of a call that open counts close to a person. */
  const fieldsOf = (who: BlindPerson, endpoint: Endpoint): ReadonlySet<string> =>
    hiddenFields(endpoint, closedTo(BLIND_PEOPLE[who], OPEN, special).sights, inputOf(endpoint).body);
  const namesIn = (reply: unknown, fields: ReadonlySet<string>, { id }: Endpoint): string[] =>
    keysIn(reply).flatMap((name) => (fields.has(name) ? [`${id} ${name}`] : []));

  async function look(who: BlindPerson, isAsked: (name: string) => boolean = () => true): Promise<Look> {
    const texts = new Map<string, string>();
    const closed: string[] = [];
    for (const endpoint of readsOf(who).filter(({ id }) => isAsked(id))) {
      const [status, reply] = await ask(who, endpoint);
      // The brewer is refused crafts outside the Brew folder.
      expect([endpoint.id, [200, ...(who === 'brewer' ? [403] : [])].includes(status)]).toEqual([endpoint.id, true]);
      texts.set(endpoint.id, JSON.stringify(reply));
      closed.push(...namesIn(reply, fieldsOf(who, endpoint), endpoint));
    }
    for (const file of FILES.flatMap((id) => [`${id}.csv`, `${id}.xlsx`]).filter(isAsked)) {
      const [id, format] = file.split('.');
      const address = `/api/export/${id}?format=${format}&separator=semicolon&period_id=4&item=${ids['item']}`;
      texts.set(file, await textOf(await of(who).fetch(address)));
    }
    return { tells: (tale) => [...texts].flatMap(([id, text]) => (tale.test(text) ? [id] : [])), closed };
  }

  async function closedFields(who: BlindPerson): Promise<string[]> {
    const found: string[] = [];
    for (const endpoint of readsOf(who)) {
      const fields = fieldsOf(who, endpoint);
      if (fields.size > 0) found.push(...namesIn((await ask(who, endpoint))[1], fields, endpoint));
    }
    return found;
  }
  return { ...venue, ids, of, ask, look, closedFields };
});
