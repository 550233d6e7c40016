import { discountCards, menuItems, places } from '@/backend/src/db/schema';
import { adminDetails, composedReport } from '@/lib/lists/report/endpoints';
import { findReportList, type PartIn } from '@/lib/sections/reports';
import { signedIn, type Ask } from '@/__tests__/support/ask';
import { openStack } from '@/__tests__/support/stack';
import { pay, paidAt, seconds, userId, ZONE } from '../../orders/venue';
import { forFile } from '@/__tests__/support/for-file';

export const LUNCH = 2350;
/** Folders: `DEEP` lies in `INNER`, which lies in the folder of the lunch. */
export const [INNER, DEEP] = [60, 61] as const;
/** Prices: 100 and 150 (never with a discount) of the lunch, 80 of the bar. */
export const [SOUP, PASTA, BEER] = [31, 32, 21] as const;
export const KARAOKE = 17;

/** Period of two moments of the venue's clock. */
export const between = (from: string, to: string) => {
  return { period_id: 5, start_time: seconds(from), end_time: seconds(to) };
};

export const one = (menu_id: number, quantity = 1) => ({ menu_id, quantity });

type Body = Readonly<Record<string, unknown>>;
export interface Reply {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totals: Readonly<Record<string, unknown>>;
}

/** Reports of the analytics through HTTP. */
export function analyticsOf(ask: Ask) {
  const reportOf = (part: PartIn<'analytics'>) => {
    const found = findReportList('analytics', part);
    if (!found) throw new Error(part);
    return found.report;
  };
  return {
    ask,
    report: (part: PartIn<'analytics'>, body: Body) =>
      ask(composedReport(reportOf(part), 'analytics'), { body: body }) as unknown as Promise<Reply>,
    details: (part: PartIn<'analytics'>, body: Body) =>
      ask(adminDetails(reportOf(part), 'analytics'), { body: body }) as unknown as Promise<Reply>,
  };
}

/** A bar for the tests of a file. It serves a business lunch, and has a karaoke, four cards and the signed-in admin. */
export const startLunchBar = forFile(async () => {
  const stack = await openStack({ VENUE_TIMEZONE: ZONE });
  const { database } = stack;
  const { db } = database;
  await db.insert(places).values({ place_id: KARAOKE, name: 'Караоке' });
  const folder = { is_file: false };
  const dish = { is_file: true, max_discount: 100 };
  await db.insert(menuItems).values({ ...folder, item_id: LUNCH, name: 'Бизнес-ланч' });
  await db.insert(menuItems).values({ ...folder, item_id: INNER, parent_id: LUNCH, name: 'Горячее' });
  await db.insert(menuItems).values([
    { ...folder, item_id: DEEP, parent_id: INNER, name: 'Супы' },
    { ...folder, item_id: 62, name: 'Бар' },
  ]);
  await db.insert(menuItems).values([
    { ...dish, item_id: SOUP, parent_id: DEEP, name: 'Борщ', retail_price: 100_00, type: 1 },
    { ...dish, item_id: PASTA, parent_id: LUNCH, name: 'Паста', retail_price: 150_00, type: 1, max_discount: 0 },
    { ...dish, item_id: BEER, parent_id: 62, name: 'Чанг', retail_price: 80_00 },
  ]);
  await db.insert(discountCards).values([
    { card_id: 1, card_number: '7000', discount: 100, owner_name: 'Нина' },
    { card_id: 2, card_number: `7"0'1; --`, discount: 100, owner_id: await userId(database, 'admin') },
    { card_id: 3, card_number: '10', discount: 10 },
  ]);
  /** Pays an order. @returns its number */
  const sell = async (time: string, lines: readonly ReturnType<typeof one>[], rest: object = {}): Promise<number> =>
    (await pay(database, paidAt(time, { lines, ...rest })))[0] ?? 0;
  return { ...stack, ...analyticsOf(signedIn()), sell };
});
