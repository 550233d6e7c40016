import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { SampleLogin } from '@/backend/src/sample-venue';
import { seedSampleVenue } from '@/tools/sample';
import type { Database } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import * as schema from '@/backend/src/db/schema';
import { ROLE_PRESETS } from '@/lib/rights/permissions';
import { boundsOf } from '@/lib/domain/venue-time';
import { openTestDatabase, type TestDatabase } from '../../support/database';

const DAYS = 16;

const TODAY = new Date('2026-03-14T09:30:00Z');
const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
const { menuItems, stockStory, users } = schema;

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
beforeAll(async () => {
  sample = await venue();
});
afterAll(() => sample.close());

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
    const last = await sample.value`select max(item_id) from menu_items`;
    const item_id = await sample.value`
      insert into menu_items (is_file, name) values (false, 'Новая папка') returning item_id`;
    expect(item_id).toBe(last + 1);
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
