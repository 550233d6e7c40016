import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { SampleLogin } from '@/backend/src/sample-venue';
import { seedSampleVenue } from '@/tools/sample';
import { STAFF } from '@/tools/sample/staff';
import { STOCK_FOLDERS } from '@/tools/sample/stock';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import * as schema from '@/backend/src/db/schema';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { holds, ROLE_PRESETS } from '@/lib/rights/permissions';
import { boundsOf } from '@/lib/domain/venue-time';
import { openTestDatabase, type TestDatabase } from '../../support/database';

// These tests seed several venues, each for a few days. The night test tools/sample-year.test.ts covers a whole year.
const DAYS = 16;

const TODAY = new Date('2026-03-14T09:30:00Z');
const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
const { menuItems, stockItems, stockStory, dishIngredients, users, discountCards, history } = schema;

type Options = Partial<Omit<Parameters<typeof seedSampleVenue>[1], 'hashPassword'>>;

async function venue(options: Options = {}) {
  const database = await openTestDatabase();
  const about = { today: TODAY, hashPassword, adminLogin: 'admin', days: DAYS, ...options };
  const { logins } = await seedSampleVenue(database.db, about);
  return { ...database, logins };
}

const TABLES = `menu_items dish_ingredients stock_items stock_story stock_barcodes stock_count_lines users fund_entries
  fund_postings expense_categories discount_cards agents guest_sessions session_agents agent_bonuses agent_payouts crafts
  craft_ingredients craft_batches orders order_lines purchases pending_operations employees employee_terms
  salary_story`.split(/\s+/);
/** All data that the seed determines, table by table. */
async function dump({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t) - 'password_hash')::text as row from ${table} t order by 1`,
    );
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

let sample: TestDatabase & { logins: SampleLogin[] };
let menu: (typeof menuItems.$inferSelect)[];
let dishes: typeof menu;
let stock: (typeof stockItems.$inferSelect)[];
beforeAll(async () => {
  sample = await venue();
  menu = await sample.db.select().from(menuItems).orderBy(asc(menuItems.item_id));
  dishes = menu.filter((item) => item.is_file);
  stock = await sample.db.select().from(stockItems);
});
afterAll(() => sample.close());

/** Ids from an item up to the root; throws on a broken or circular path. */
function pathOf(
  rows: readonly { item_id: number; parent_id: number | null; is_file: boolean }[],
  id: number,
): number[] {
  const byId = new Map(rows.map((row) => [row.item_id, row]));
  const path: number[] = [];
  for (let at: number | null = id; at !== null;) {
    const row = byId.get(at);
    if (!row || path.includes(at) || (row.is_file && at !== id)) throw new Error(`Broken path of ${id} at ${at}`);
    path.push(at);
    at = row.parent_id;
  }
  return path;
}

describe('the seed', () => {
  it('makes the same venue twice, except passwords', async () => {
    const again = await venue();
    expect(await dump(again)).toEqual(await dump(sample));
    expect(again.logins.map(({ login }) => login)).toEqual(sample.logins.map(({ login }) => login));
    expect(again.logins[0]?.password).not.toBe(sample.logins[0]?.password);
    await again.close();
  });

  it.each([
    ['a second after the business day began', '2026-03-14T05:00:01Z', 'Asia/Bangkok'],
    ['before dawn, while the last guests pay', '2026-03-14T21:10:00Z', 'Asia/Bangkok'],
    ['on the day on which clocks change', '2026-03-29T12:00:00Z', 'Europe/Berlin'],
  ])('ends now: %s', async (_when, time, timezone) => {
    const now = new Date(time);
    const late = await venue({ today: now, timezone, days: 1 });
    const moments = [
      ...(await late.db.select().from(stockStory)).map((move) => move.stock_story_time),
      ...(await late.db.select().from(schema.pendingOperations)).map((operation) => operation.operation_time),
    ].map((date) => date.getTime());
    expect(Math.max(...moments)).toBeLessThanOrEqual(now.getTime());
    const { start } = boundsOf({ period_id: 0 }, now.getTime() / 1000, timezone);
    const open = await late.db.select().from(schema.pendingOperations);
    expect(open.length).toBeGreaterThan(5);
    for (const { operation_time } of open) expect(operation_time.getTime() / 1000).toBeGreaterThanOrEqual(start ?? NaN);
    await late.close();
  });

  it('leaves the next ids free', async () => {
    const item_id = await sample.value`
      insert into menu_items (is_file, name) values (false, 'Новая папка') returning item_id`;
    expect(item_id).toBe(Math.max(...menu.map((item) => item.item_id)) + 1);
    await sample.db.delete(menuItems).where(eq(menuItems.item_id, item_id));
  });
});

it('has photos of agents where they can be stored, one agent without, and leaves the administrator’s login free', async () => {
  const photos = new Map<number, Buffer>();
  const savePhoto = (id: number, photo: Buffer) => Promise.resolve(void photos.set(id, photo));
  const other = await venue({ days: 1, savePhoto, adminLogin: 'Viktor' });
  const agents = await other.db.select().from(schema.agents).orderBy(asc(schema.agents.agent_id));
  expect(agents.map(({ agent_id, photo_time }) => [agent_id, photo_time !== null])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  expect([...photos.keys()]).toEqual([1, 2]);
  for (const photo of photos.values())
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
  for (const { email } of agents) expect(email).toMatch(/@example\.com$/);
  const logins = other.logins.map(({ login }) => login);
  expect(logins).not.toContain('viktor');
  expect(logins).toContain('viktor2');
  await other.close();
});

describe('the menu', () => {
  it('has about 300 dishes, nested two to four deep', () => {
    expect(dishes.length).toBeGreaterThan(280);
    expect(dishes.length).toBeLessThan(330);
    const depths = dishes.map((dish) => pathOf(menu, dish.item_id).length - 1);
    expect([Math.min(...depths), Math.max(...depths)]).toEqual([1, 3]);
  });

  it('has the folders with a fixed id', () => {
    const folders = new Map(menu.filter((item) => !item.is_file).map((item) => [item.item_id, item.name]));
    expect([folders.get(2297), folders.get(2350)]).toEqual(['Кухня', 'Бизнес-ланч']);
    expect(dishes.filter((dish) => pathOf(menu, dish.item_id).includes(2297)).every((dish) => dish.type === 1)).toBe(
      true,
    );
  });

  it('has names in three languages, each in its own script', () => {
    for (const item of menu) {
      expect(item.name.trim()).not.toBe('');
      expect(item.literary_name_ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(item.literary_name_en).toMatch(/^[^\p{Script=Cyrillic}\p{Script=Han}]+$/u);
      expect(item.literary_name_cn).toMatch(/\p{Script=Han}/u);
    }
    for (const dish of dishes) {
      expect(dish.description).toMatch(/\p{Script=Cyrillic}/u);
      expect(dish.description_en).toMatch(/^[^\p{Script=Cyrillic}]{3,}$/u);
    }
    for (const kind of ['name', 'literary_name_ru', 'literary_name_en'] as const) {
      expect(new Set(dishes.map((dish) => dish[kind])).size).toBe(dishes.length);
    }
  });

  it('serves lunch on weekdays from 12 to 17 and breakfast in the morning', () => {
    const lunch = dishes.find((dish) => dish.parent_id === 2350);
    expect(lunch?.days).toBe(0b0011111);
    expect(lunch?.hours).toBe(('0'.repeat(12) + '1'.repeat(5) + '0'.repeat(7)).repeat(5) + '0'.repeat(48));
    const breakfast = dishes.find((dish) => dish.name === 'Сырники');
    expect(breakfast?.hours.slice(0, 24)).toBe('0'.repeat(8) + '1'.repeat(4) + '0'.repeat(12));
    const snack = dishes.find((dish) => dish.name === 'Гренки');
    expect(snack?.hours.slice(0, 24)).toBe('11' + '0'.repeat(10) + '1'.repeat(12));
  });

  it('has some dishes of every kind', async () => {
    expect(dishes.filter((dish) => dish.status === 0).length).toBeGreaterThan(1);
    expect(dishes.filter((dish) => dish.cashback > 0).length).toBeGreaterThan(20);
    expect(new Set(dishes.map((dish) => dish.priority))).toEqual(new Set([0, 1, 2]));
    const withRecipe = new Set((await sample.db.select().from(dishIngredients)).map((line) => line.menu_id));
    const empty = dishes.filter((dish) => !withRecipe.has(dish.item_id)).length;
    expect(empty).toBeGreaterThan(4);
    expect(empty).toBeLessThan(15);
  });
});

describe('the stock', () => {
  it('has house brews that are marked as alcohol, or as without', async () => {
    const rows = await sample.rows<{ name: string; alcohol: boolean; without_alcohol: boolean }>`
      select i.name, c.alcohol, without_alcohol from stock_items i join expense_categories c using (category_id)
      where i.parent_id = 3594`;
    expect(rows.filter(({ alcohol, without_alcohol }) => !alcohol && !without_alcohol)).toEqual([]);
    expect(rows.filter(({ without_alcohol }) => without_alcohol).map(({ name }) => name)).toEqual([
      'Квас хлебный (варка)',
    ]);
  });

  it('is in folders, with the house brews in 3594', () => {
    for (const item of stock) expect(pathOf(stock, item.item_id).length).toBeGreaterThan(0);
    expect(stock.find((item) => item.item_id === 3594)).toMatchObject({ is_file: false, name: 'Brew' });
    expect(stock.filter((item) => item.parent_id === 3594).length).toBeGreaterThan(4);
  });

  it('is in whole pieces, and recipes take whole ones', async () => {
    const pieces = stock.filter(({ measure_id }) => measure_id === 2);
    expect(pieces.filter(({ quantity }) => !Number.isInteger(quantity))).toEqual([]);
    const ids = new Set(pieces.map(({ item_id }) => item_id));
    const parts = await sample.db.select().from(dishIngredients);
    expect(parts.filter(({ item_id, item_quantity }) => ids.has(item_id) && item_quantity % 1 !== 0)).toEqual([]);
  });

  it('has each key once', () => {
    const keys = STOCK_FOLDERS.flatMap((folder) => ('shelf' in folder ? Object.keys(folder.shelf) : []));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('opens each fund with money, and has the expense categories with a fixed id', async () => {
  const postings = await sample.db.select().from(schema.fundPostings).orderBy(asc(schema.fundPostings.posting_id));
  const opening = postings.filter(({ entry_id }) => entry_id === postings[0]?.entry_id);
  const balances = new Map(opening.map(({ account, amount }) => [account, amount]));
  for (const fund of ['cashier', 'safe', 'bank'] as const) expect(balances.get(fund)).toBeGreaterThan(0);
  const ids = (await sample.db.select().from(schema.expenseCategories)).map((row) => row.category_id);
  expect(ids).toEqual(expect.arrayContaining([16, 46, 48, 99, 1369]));
});

describe('the staff', () => {
  it('fills every role, with logins and passwords that the venue accepts', async () => {
    expect(new Set(sample.logins.map(({ role }) => role))).toEqual(new Set(Object.keys(ROLE_PRESETS)));
    for (const { login, password } of sample.logins) {
      expect(login).toMatch(/^[a-z0-9]{4,12}$/);
      expect(password).toMatch(/^[A-Za-z0-9]{10}$/);
    }
    const stored = await sample.db.select().from(users);
    const hashes = new Map(stored.map((user) => [user.login, user.password_hash]));
    for (const { login, password } of sample.logins) expect(hashes.get(login)).toBe(`hash of ${password}`);
    expect(stored.filter((user) => !user.active)).toHaveLength(1);
  });

  it('has a brewer, the local machine and a cashier who may sign in', () => {
    const flagsOf = (login: string) => {
      const person = STAFF.find((account) => account.login === login);
      return person ? FLAGS.filter((flag) => holds(person, flag)) : [];
    };
    expect(flagsOf('brewer1').toSorted()).toEqual(['BeerCraft', 'MenuView', 'ProgramLogin', 'StockAdd', 'StockView']);
    expect(flagsOf('localhost').toSorted()).toEqual(['MenuView', 'OrdersView', 'ProgramLogin', 'StockView']);
    expect(flagsOf('kassa1')).toEqual(expect.arrayContaining(['ProgramLogin', 'CashierLogin', 'DiscountCard10']));
    expect(flagsOf('kassa2')).not.toContain('ProgramLogin');
  });

  it('has cards, expiries and a history for the settings screens', async () => {
    const cards = await sample.db.select().from(discountCards);
    const now = TODAY.getTime();
    const ofOwner = (id: number) => cards.filter(({ owner_id, card_type }) => owner_id === id && card_type !== 0);
    expect(STAFF.filter(({ user_id }) => ofOwner(user_id).length > 1).length).toBeGreaterThan(2);
    const ends = cards.flatMap(({ validtime }) => validtime?.getTime() ?? []);
    expect([ends.some((end) => end < now), ends.some((end) => end > now)]).toEqual([true, true]);
    const holders = new Set(cards.filter(({ card_type }) => card_type === 0).map(({ owner_id }) => owner_id));
    expect(STAFF.filter(({ user_id }) => !holders.has(user_id)).map(({ login }) => login)).toContain('localhost');
    const entries = await sample.db.select().from(history);
    const creators = entries.filter(({ entity, action }) => entity === 'user' && action === 'created');
    expect(new Set(creators.map(({ user_id }) => user_id))).toEqual(new Set([11, 12]));
    expect(entries.every(({ history_time }) => history_time.getTime() <= now)).toBe(true);
    // Nobody holds a card that their rights would not let them give.
    for (const { owner_id, card_type, discount } of cards) {
      const owner = STAFF.find(({ user_id }) => user_id === owner_id);
      if (owner && card_type !== 0) expect(holds(owner, `DiscountCard${discount}` as Flag)).toBe(true);
    }
  });
});

it('seeds the reference rows of a venue without a sample, any number of times', async () => {
  const empty = await openTestDatabase();
  await seedReference(empty.db);
  await seedReference(empty.db);
  expect(await empty.db.select().from(schema.roles)).toHaveLength(4);
  expect(await empty.db.select().from(schema.measures).orderBy(asc(schema.measures.measure_id))).toEqual([
    { measure_id: 1, measure_name: 'kg' },
    { measure_id: 2, measure_name: 'unit' },
    { measure_id: 3, measure_name: 'litre' },
  ]);
  expect(await empty.db.select().from(schema.places)).toEqual([{ place_id: 16, name: 'Основной бар' }]);
  await empty.close();
});
