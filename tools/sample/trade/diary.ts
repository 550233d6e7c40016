import { insertRows } from '@/backend/src/db/insert-rows';
import type { Transaction } from '@/backend/src/db/open';
import type { Pieces } from '@/lib/sections/days/rules/close';
import { toSatang } from '@/lib/domain/money';
import { dayCloses, purchases, stockCountLines, stockCounts, creditSkips } from '@/backend/src/db/schema';
import { settlingEntries, sheetStart } from '@/backend/src/sections/days/closing';
import type { KeptSheet } from '@/backend/src/sections/days/repository';
import { readDaySheet } from '@/backend/src/sections/days/sheet';
import { tendersOf } from '@/backend/src/sections/days/tenders';
import { post, type FundAccount, type FundEntry } from '@/backend/src/ledger/funds/ledger';
import { openTill, writeReceipts, type PaidOrder, type Receipt } from '@/backend/src/sections/orders/pay';
import { entryOf as payoutEntry } from '@/backend/src/sections/payments/book';
import { entryOf as salaryEntry, isPaid, type Booked, writeStory } from '@/backend/src/sections/salary/book';
import { openLedger, type StockLedger } from '@/backend/src/ledger/stock/ledger';
import {
  entryOf,
  noteMovements,
  purchaseOf,
  type Bought,
  type DeliveredLine,
  type Delivery,
} from '@/backend/src/sections/stock/delivery-rows';
import { removeStory } from '@/backend/src/sections/salary/take-back';
import { openBatches, type Batches } from './batches';
import { openBonuses, type SamplePayout, type Seated } from './bonuses';

/** A month of a credit in which nothing is withheld, by agreement. */
interface Skipped {
  readonly credit: Booked;
  readonly month: string;
  readonly description: string;
  readonly user_id: number;
  readonly time: Date;
}

interface Noted {
  readonly booked: Booked;
  readonly user_id: number;
  /** Index of the fund entry. */
  readonly entry: number | null;
}

/** The salary story of the year. `write` needs the ids of the fund entries, by the index that was noted. */
function openStory(tx: Transaction) {
  const ids = new Map<Booked, number>();
  const rows: (Noted | Skipped)[] = [];
  const kindOf = (row: Noted | Skipped): string => ('booked' in row ? row.booked.type : 'skip');

  async function writeAlike(alike: readonly (Noted | Skipped)[], entries: readonly number[]): Promise<void> {
    const noted = alike.filter((row) => 'booked' in row);
    const booked = noted.map((row) => row.booked);
    const paid = noted.map(({ entry }) => (entry === null ? null : (entries[entry] ?? null)));
    const written = await writeStory(tx, noted[0]?.user_id ?? null, booked, paid);
    booked.forEach((one, at) => ids.set(one, written[at] ?? 0));
    const skips = alike.filter((row) => 'credit' in row);
    const skipped = skips.map(({ credit, month, description, user_id, time: skip_time }) => {
      const credit_id = ids.get(credit) ?? 0;
      return { credit_id, month, description, user_id, skip_time };
    });
    await insertRows(tx, creditSkips, skipped);
  }

  return {
    note: (booked: Booked, user_id: number, entry: number | null): void => void rows.push({ booked, user_id, entry }),
    skip: (skipped: Skipped): void => void rows.push(skipped),
    takeBack: (booked: Booked, user_id: number, time: Date) => removeStory({ tx, user_id }, ids.get(booked) ?? 0, time),
    /** Writes rows of one kind at a time, because the database checks amounts due after each statement. */
    write: async (entries: readonly number[]): Promise<void> => {
      const all = rows.splice(0);
      while (all.length > 0) {
        const end = all.findIndex((row) => kindOf(row) !== kindOf(all[0] ?? row));
        await writeAlike(all.splice(0, end < 0 ? all.length : end), entries);
      }
    },
  };
}

type CountRow = typeof stockCounts.$inferInsert & { count_id: number };
type CountLine = typeof stockCountLines.$inferInsert;

/** A counted and settled business day; money in satang. */
interface DayEnd {
  readonly business_date: string;
  readonly pieces: readonly Pieces[];
  readonly counted: number;
  readonly expected: number;
  readonly float: number;
  readonly reason: string;
  readonly counted_by: number;
  readonly counted_time: Date;
  readonly closed_by: number;
  readonly closed_time: Date;
}

/** The books of the year in order of events. `write` flushes them to the database. */
export interface Diary {
  readonly ledger: StockLedger;
  /** Batches of the crafts. */
  readonly batches: Batches;
  /** Balance of an account, in satang. */
  held(account: FundAccount): number;
  post(entry: FundEntry): void;
  sell(order: PaidOrder): void;
  buy(delivery: Omit<Delivery, 'items'>, lines: readonly DeliveredLine[]): void;
  count(row: CountRow, lines: readonly CountLine[]): void;
  close(end: DayEnd): void;
  /** Books an operation of an employee. */
  operate(booked: Booked, user_id: number): void;
  /** Unpaid bonuses of an agent and kind, in satang. */
  unpaid(of: Pick<SamplePayout, 'agent_id' | 'payment_type'>): number;
  /** Pays an agent all unpaid bonuses of a kind from the safe. */
  payAgent(payout: SamplePayout): void;
  /** Agrees that a month of a credit is skipped. */
  skip(skipped: Skipped): void;
  /** Writes everything, and takes back an operation that was paid. */
  takeBack(booked: Booked, user_id: number, time: Date): Promise<void>;
  write(): Promise<void>;
}

/** A close with the sheet of its day, which needs the whole day to be written. */
async function closeOf(
  tx: Transaction,
  { pieces, ...end }: DayEnd,
  zone: string,
  adjustment_entry_id: number | null,
  transfer_entry_id: number | null,
): Promise<typeof dayCloses.$inferInsert> {
  const { business_date, counted_time: until } = end;
  const since = await sheetStart(tx, business_date, zone);
  const sheet: KeptSheet = { day: await readDaySheet(tx, { business_date, since, until, zone }), open_tables: [] };
  const denominations = pieces.map(({ value, pieces: many }): [number, number] => [toSatang(value), many]);
  // Slips and reports agree with the books; tenders without orders are not counted.
  const tenders = (await tendersOf(tx, { since, until })).map((one) => ({ ...one, counted: one.expected || null }));
  return { ...end, status: 'closed', since, tenders, denominations, adjustment_entry_id, transfer_entry_id, sheet };
}

/**
 * Opens the books for the rest of the transaction. Days are kept in memory and flushed some at a time: a statement per
 * day would leave hundreds of dead versions of each item.
 */
export async function openDiary(
  tx: Transaction,
  itemIds: readonly number[],
  menuIds: Iterable<number>,
  zone: string,
  seated: Seated = new Map(),
): Promise<Diary> {
  const till = await openTill(tx, menuIds);
  const ledger = await openLedger(tx, itemIds);
  const balances = new Map<FundAccount, number>();
  let orderNumber = 0;
  let purchaseNumber = 0;
  const entries: FundEntry[] = [];
  const sold: { receipt: Receipt; entry: number }[] = [];
  const bought: { purchase: Bought; entry: number }[] = [];
  const counts: CountRow[] = [];
  const countLines: CountLine[] = [];
  const ends: { end: DayEnd; adjustment: number | null; transfer: number | null }[] = [];

  const story = openStory(tx);
  const bonuses = openBonuses(tx, seated);
  const batches = openBatches(tx, ledger);

  /** @returns index of the entry among those to be written */
  const note = (entry: FundEntry): number => {
    for (const { account, amount } of entry.postings) balances.set(account, (balances.get(account) ?? 0) + amount);
    return entries.push(entry) - 1;
  };
  const diary: Diary = {
    ledger,
    batches,
    held: (account) => balances.get(account) ?? 0,
    post: (entry) => void note(entry),
    sell: (order) => {
      const receipt = till.ring(order, (orderNumber += 1), ledger);
      sold.push({ receipt, entry: note(receipt.entry) });
      bonuses.earn(receipt);
    },
    buy: (delivery, lines) => {
      const purchase = { delivery, lines, purchase_number: (purchaseNumber += 1) };
      noteMovements(ledger, purchase);
      bought.push({ purchase, entry: note(entryOf(purchase)) });
    },
    count: (row, lines) => {
      counts.push(row);
      countLines.push(...lines);
    },
    close: (end) => {
      const { closed_by: user_id, closed_time: entry_time } = end;
      const { adjustment, transfer } = settlingEntries({ ...end, user_id, entry_time });
      ends.push({ end, adjustment: adjustment && note(adjustment), transfer: transfer && note(transfer) });
    },
    operate: (booked, user_id) =>
      story.note(booked, user_id, isPaid(booked) ? note(salaryEntry(booked, user_id)) : null),
    unpaid: bonuses.unpaid,
    payAgent: (payout) => bonuses.pay(payout, note(payoutEntry(payout))),
    skip: story.skip,
    takeBack: async (booked, user_id, time) => {
      await diary.write();
      await story.takeBack(booked, user_id, time);
      const cost = toSatang(booked.amount);
      balances.set('safe', (balances.get('safe') ?? 0) + cost);
      balances.set('salaries', (balances.get('salaries') ?? 0) - cost);
    },
    write: async () => {
      const ids = await post(tx, entries.splice(0));
      const orders = sold.splice(0);
      const receipts = orders.map(({ receipt }) => receipt);
      const entryIds = orders.map(({ entry }) => ids[entry] ?? 0);
      await writeReceipts(tx, receipts, entryIds, zone);
      const rows = bought.splice(0).map(({ purchase, entry }) => purchaseOf(purchase, ids[entry] ?? null));
      await insertRows(tx, purchases, rows);
      await insertRows(tx, stockCounts, counts.splice(0));
      await insertRows(tx, stockCountLines, countLines.splice(0));
      await batches.write();
      await ledger.write();
      await story.write(ids);
      await bonuses.write(ids);
      for (const { end, adjustment, transfer } of ends.splice(0)) {
        const idOf = (entry: number | null) => (entry === null ? null : (ids[entry] ?? null));
        await insertRows(tx, dayCloses, [await closeOf(tx, end, zone, idOf(adjustment), idOf(transfer))]);
      }
    },
  };
  return diary;
}
