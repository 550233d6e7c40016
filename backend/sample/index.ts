import { holds } from '@/lib/domain/permissions';
import type { Database } from '../src/db/open';
import { seedReference } from '../src/db/reference';
import { dishIngredients, expenseCategories, menuItems, places, stockItems, users } from '../src/db/schema';
import { post } from '../src/funds/ledger';
import { book } from '../src/stock/ledger';
import { calendarOf, YEAR, type Calendar } from './calendar';
import { SAMPLE_CATEGORIES, SAMPLE_PLACES } from './categories';
import { continueAbove, insertRows } from '../src/db/insert-rows';
import { inventPassword } from './passwords';
import { planOpeningFunds } from './plan-funds';
import { planMenu } from './plan-menu';
import { planStock } from './plan-stock';
import { randomFor } from './random';
import { roleId, STAFF } from './staff';

export interface SampleLogin {
  readonly login: string;
  readonly role: string;
  readonly password: string;
  /** Why the account cannot sign in to this program, for those that cannot. */
  readonly note: string;
}

interface SampleOptions {
  /** The same seed makes the same venue, passwords apart. */
  readonly seed?: number;
  /** Now: the simulated year ends here. */
  readonly today: Date;
  readonly hashPassword: (password: string) => Promise<string>;
  /** The administrator's account is made elsewhere; its login is left free. */
  readonly adminLogin: string;
  /** Time zone of the venue's working days. */
  readonly timezone?: string;
}

/** Accounts with the passwords that were invented for them. Hashing is slow on purpose: outside the transaction. */
async function hireStaff({ seed = 1, hashPassword, adminLogin }: SampleOptions, calendar: Calendar) {
  const random = randomFor(seed, 'staff');
  const hired = STAFF.filter(({ login }) => login !== adminLogin.toLowerCase()).map((account) => ({
    account,
    password: inventPassword(),
    registration_date: calendar.daysAgo(account.since, random),
  }));
  return Promise.all(hired.map(async (one) => ({ ...one, password_hash: await hashPassword(one.password) })));
}

const noteOf = (account: (typeof STAFF)[number]): string => {
  if (!account.active) return 'switched off: cannot sign in';
  return holds(account, 'ProgramLogin') ? '' : 'no right to sign in to this program';
};

/**
 * Fills an empty, migrated database with the sample venue: a bar with Thai and Russian kitchens, a karaoke and a
 * dispensary, simulated from a seed.
 * @returns the accounts with their passwords, which are new at every installation and stored nowhere else.
 */
export async function seedSampleVenue(db: Database['db'], options: SampleOptions): Promise<{ logins: SampleLogin[] }> {
  const { seed = 1, today, timezone = 'Asia/Bangkok' } = options;
  const calendar = calendarOf(today, timezone);
  const staff = await hireStaff(options, calendar);
  const founders = staff.filter(({ account }) => account.since === YEAR).map(({ account }) => account.user_id);
  const stock = planStock(seed, calendar, founders);
  const menu = planMenu(seed, calendar, stock.ids);

  await db.transaction(async (tx) => {
    await seedReference(tx);
    await tx.insert(places).values(SAMPLE_PLACES);
    await tx.insert(expenseCategories).values(SAMPLE_CATEGORIES);
    await tx.insert(users).values(
      staff.map(({ account: { user_id, login, role, permissions, active }, password_hash, registration_date }) => ({
        ...{ user_id, login, permissions, active, password_hash, registration_date },
        role_id: roleId(role),
      })),
    );
    await insertRows(tx, stockItems, stock.items);
    await book(tx, stock.story);
    await insertRows(tx, menuItems, menu.items);
    await insertRows(tx, dishIngredients, menu.recipes);

    const clerk = randomFor(seed, 'opening');
    const opening = { kind: 'opening', description: 'Начальные остатки', user_id: clerk.pick(founders) };
    const entry_time = calendar.daysAgo(YEAR - 1, clerk);
    await post(tx, [{ ...opening, entry_time, postings: planOpeningFunds(seed) }]);

    await continueAbove(tx, 'users', 'user_id');
    await continueAbove(tx, 'stock_items', 'item_id');
    await continueAbove(tx, 'menu_items', 'item_id');
  });

  return { logins: staff.map(({ account, password }) => ({ ...account, password, note: noteOf(account) })) };
}
