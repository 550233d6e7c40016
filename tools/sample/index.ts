import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setVenueClock } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { groupBy } from '@/lib/domain/group-by';
import { holds } from '@/lib/rights/permissions';
import { continueAbove, insertRows } from '@/backend/src/db/insert-rows';
import type { Database, Transaction } from '@/backend/src/db/open';
import { seedReference } from '@/backend/src/db/reference';
import type { SampleLogin, SampleOptions } from '@/backend/src/sample-venue';
import {
  agents,
  craftIngredients,
  crafts,
  deliveryPartners,
  discountCards,
  dishIngredients,
  employees,
  employeeTerms,
  expenseCategories,
  guestSessions,
  history,
  ingredientsListItems,
  ingredientsLists,
  menuItems,
  pendingOperations,
  takenOff,
  places,
  sessionAgents,
  stockBarcodes,
  stockItems,
  users,
} from '@/backend/src/db/schema';
import { calendarOf, YEAR, type Calendar } from './calendar';
import { SAMPLE_CATEGORIES, SAMPLE_PLACES } from './categories';
import { planGroups, planStock, type StockPlan, planBarcodes } from './plan-stock';
import { SAMPLE_AGENTS, SAMPLE_PARTNERS } from './guests/people';
import { cardRows, seatedIn, seatGuests, seatTonight } from './guests/plan-guests';
import { drawPortrait } from './guests/portrait';
import { planMenu, type MenuPlan } from './plan-menu';
import { randomFor } from './random';
import { roleId, STAFF } from './staff';
import { staffHistory, versionOf } from './staff-history';
import { SLOW } from './stock/details';
import { PIECE } from './stock/shelf';
import { tradingDays } from './trade/calendar-days';
import { planCards } from './trade/craft-cards';
import { planDeliveries, planOrders, withRetired, planTakenOff, planTonight } from './trade/plan-orders';
import { MANAGER } from './trade/happening';
import { appetiteOf } from './trade/popularity';
import { usageOf } from './trade/usage';
import { tradeForAYear } from './trade/year';
import { planWages } from './wages';

/** Leaves out letters and digits that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of ten letters and digits. Independent of the seed, which is public. */
const inventPassword = (): string => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Accounts with generated passwords. Hashing is slow, so it happens outside the transaction. */
async function hireStaff({ seed = 1, hashPassword, adminLogin }: SampleOptions, calendar: Calendar) {
  const random = randomFor(seed, 'staff');
  const isTaken = (login: string): boolean => login === adminLogin.toLowerCase();
  const hired = STAFF.map((account) => ({
    account: isTaken(account.login) ? { ...account, login: `${account.login}2` } : account,
    password: inventPassword(),
    registration_date: calendar.daysAgo(account.since, random),
  }));
  return Promise.all(hired.map(async (one) => ({ ...one, password_hash: await hashPassword(one.password) })));
}

const noteOf = (account: (typeof STAFF)[number]): string => {
  if (!account.active) return 'switched off: cannot sign in';
  return holds(account, 'ProgramLogin') ? '' : 'no right to sign in to this program';
};

/** Dish as which each good is sold over the counter: it takes one piece or one package of the good and nothing else. */
function soldAs({ recipes }: MenuPlan, { goods }: StockPlan): ReadonlyMap<number, number> {
  const whole = new Map(goods.map(({ item_id, measure, packaged }) => [item_id, measure === PIECE ? 1 : packaged]));
  const single = [...groupBy(recipes, ({ menu_id }) => menu_id).values()].filter((lines) => lines.length === 1);
  return new Map(
    single
      .flat()
      .filter(({ item_id, item_quantity }) => whole.get(item_id) === item_quantity)
      .map(({ item_id, menu_id }) => [item_id, menu_id]),
  );
}

/** Dishes that nobody orders all year, because nobody buys four of their goods. */
function unsold(seed: number, { recipes }: MenuPlan, { ids }: StockPlan): ReadonlySet<number> {
  const random = randomFor(seed, 'unsold');
  const keys = SLOW.map((key) => ({ key, rank: random.next() })).toSorted((a, b) => a.rank - b.rank);
  const dead = new Set(keys.slice(0, 4).map(({ key }) => ids.get(key)));
  return new Set(recipes.filter(({ item_id }) => dead.has(item_id)).map(({ menu_id }) => menu_id));
}

/** Agents with their photos, taken on their second day. */
async function seatAgents(tx: Transaction, { today, savePhoto }: SampleOptions): Promise<void> {
  const rows = SAMPLE_AGENTS.map(({ since, look, ...agent }) => {
    const second = Math.floor(today.getTime() / 1000 - (since - 1) * 24 * 3600);
    return { ...agent, photo_time: look && savePhoto ? new Date(second * 1000) : null };
  });
  await insertRows(tx, agents, rows);
  for (const { agent_id, look } of SAMPLE_AGENTS) if (look) await savePhoto?.(agent_id, await drawPortrait(look));
}

/** The manager removed the dishes that are no longer on the menu. */
const rememberRemovals = (tx: Transaction) =>
  tx.execute(sql`
    insert into history (entity, record_id, action, user_id, changes, history_time)
    select 'menu', record_id, 'removed', ${MANAGER}, '[]', removed_at from menu_items where removed_at is not null
    order by removed_at`);

/** The manager entered the crafts. */
const rememberCrafts = (tx: Transaction) =>
  tx.execute(sql`
    insert into history (entity, record_id, action, user_id, changes, history_time)
    select 'craft', record_id, 'created', user_id, '[]', last_update from crafts order by craft_id`);

/** Columns whose sequence starts above the highest number of the sample. */
const COUNTED = [
  ['users', 'user_id'],
  ['discount_cards', 'card_id'],
  ['agents', 'agent_id'],
  ['guest_sessions', 'session_id'],
  ['stock_items', 'item_id'],
  ['menu_items', 'item_id'],
  ['ingredients_lists', 'list_id'],
  ['crafts', 'craft_id'],
  ['crafts', 'record_id'],
  ['employees', 'employee_id'],
] as const;

/** Plans the whole year before anything is written. */
function planYear({ seed = 1, today, timezone = 'Asia/Bangkok', days: length = YEAR }: SampleOptions) {
  const calendar = calendarOf(today, timezone);
  const stock = planStock(seed, calendar, length);
  const menu = planMenu(seed, calendar, stock.ids);
  const days = tradingDays(today, timezone, length);
  const appetite = appetiteOf(menu, unsold(seed, menu, stock), randomFor(seed, 'popularity'));
  const eaten = planOrders(days, today, appetite, randomFor(seed, 'orders'));
  const delivered = planDeliveries(days, today, appetite, randomFor(seed, 'deliveries'));
  const planned = withRetired([...eaten, ...delivered], menu).toSorted(
    (a, b) => a.paid_time.getTime() - b.paid_time.getTime(),
  );
  const midnight = days[0]?.at(0).getTime() ?? 0;
  // Days of 24 hours: where clocks change, some guests come an hour off.
  const hourOf = (time: Date) => ((time.getTime() - midnight) / 3600e3) % 24;
  const draw = (name: string) => randomFor(seed, name);
  const drawn = [draw('guests'), draw('promo'), draw('treats')] as const;
  const { orders, ...year } = seatGuests(planned, today, hourOf, ...drawn);
  const usage = usageOf(orders, menu, stock, days);
  const sold = soldAs(menu, stock);
  const items = stock.items.map((item) => ({ ...item, menu_id: sold.get(item.item_id) ?? null }));
  const barcodes = planBarcodes(stock.goods, sold, randomFor(seed, 'barcodes'));
  const prices = new Map(menu.items.map(({ item_id, retail_price = 0 }) => [item_id, retail_price]));
  const tonight = planTonight(today, timezone, appetite, prices, randomFor(seed, 'tonight'));
  const removals = planTakenOff(orders, menu.items, randomFor(seed, 'taken off'));
  const now = seatTonight(tonight, today, year.sessions.length + 1, randomFor(seed, 'guests tonight'));
  const guests = { sessions: [...year.sessions, ...now.sessions], stays: [...year.stays, ...now.stays] };
  const wages = planWages(seed, days, today, timezone);
  return {
    calendar,
    menu,
    items,
    barcodes,
    tonight,
    removals,
    guests,
    wages,
    trade: { days, goods: stock.goods, usage, orders, seated: seatedIn(guests.stays) },
  };
}

/**
 * Fills an empty, migrated database with the sample venue: a bar with Thai and Russian kitchens, a karaoke and a
 * dispensary, and a year of trade simulated from a seed. All or nothing.
 * @returns the accounts with their passwords, which are new at every installation and stored nowhere else.
 */
export async function seedSampleVenue(db: Database['db'], options: SampleOptions): Promise<{ logins: SampleLogin[] }> {
  const { seed = 1, today, timezone = 'Asia/Bangkok' } = options;
  const { calendar, menu, items, barcodes, tonight, removals, guests, wages, trade } = planYear(options);
  const staff = await hireStaff(options, calendar);
  const seen = randomFor(seed, 'last seen');
  const founders = staff.filter(({ account }) => account.since === YEAR).map(({ account }) => account.user_id);

  await db.transaction(async (tx) => {
    await seedReference(tx);
    await setVenueClock(tx, timezone);
    await tx.insert(places).values(SAMPLE_PLACES);
    await tx.insert(expenseCategories).values(SAMPLE_CATEGORIES);
    await tx.insert(users).values(
      staff.map(({ account, password_hash, registration_date }) => ({
        user_id: account.user_id,
        login: account.login,
        permissions: account.permissions,
        active: account.active,
        password_hash,
        registration_date,
        role_id: roleId(account.role),
        version: versionOf(account.login),
        last_seen: noteOf(account) === '' ? calendar.within(3, seen) : null,
      })),
    );
    await insertRows(tx, discountCards, cardRows(today));
    const hired = staff.map((one) => [one.account.user_id, one.registration_date] as const);
    await insertRows(tx, history, staffHistory(today, new Map(hired)));
    await seatAgents(tx, options);
    await insertRows(tx, deliveryPartners, SAMPLE_PARTNERS);
    await insertRows(tx, guestSessions, guests.sessions);
    await insertRows(tx, sessionAgents, guests.stays);
    await insertRows(tx, menuItems, menu.items);
    await rememberRemovals(tx);
    await insertRows(tx, stockItems, items);
    await insertRows(tx, stockBarcodes, barcodes);
    await insertRows(tx, dishIngredients, menu.recipes);
    const last_update = calendar.daysAgo(trade.days.length, randomFor(seed, 'crafts entered'));
    const cards = planCards(trade.goods, { user_id: MANAGER, last_update });
    await insertRows(tx, crafts, cards.crafts);
    await insertRows(tx, craftIngredients, cards.ingredients);
    await rememberCrafts(tx);
    const groups = planGroups(trade.goods);
    await insertRows(tx, ingredientsLists, groups.lists);
    await insertRows(tx, ingredientsListItems, groups.items);
    await insertRows(tx, employees, wages.employees);
    await insertRows(tx, employeeTerms, wages.terms);
    await insertRows(tx, history, wages.history);
    for (const [table, column] of COUNTED) await continueAbove(tx, table, column);

    await tradeForAYear(tx, { ...trade, wages: wages.happenings, seed, now: today, zone: timezone, founders });
    await insertRows(tx, pendingOperations, tonight);
    await insertRows(tx, takenOff, removals);
  });

  return { logins: staff.map(({ account, password }) => ({ ...account, password, note: noteOf(account) })) };
}
