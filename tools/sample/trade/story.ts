import type { Transaction } from '@/backend/src/db/open';
import { creditSkips } from '@/backend/src/db/schema';
import { insertRows } from '@/backend/src/db/insert-rows';
import { writeStory, type Booked } from '@/backend/src/sections/salary/book';
import { removeStory } from '@/backend/src/sections/salary/take-back';

/** A month of a credit in which nothing is withheld, by agreement. */
export interface Skipped {
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
export function openStory(tx: Transaction) {
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
    await insertRows(
      tx,
      creditSkips,
      skips.map(({ credit, month, description, user_id, time: skip_time }) => ({
        credit_id: ids.get(credit) ?? 0,
        month,
        description,
        user_id,
        skip_time,
      })),
    );
  }

  return {
    note: (booked: Booked, user_id: number, entry: number | null): void => void rows.push({ booked, user_id, entry }),
    skip: (skipped: Skipped): void => void rows.push(skipped),
    takeBack: (booked: Booked, user_id: number, time: Date) => removeStory({ tx, user_id }, ids.get(booked) ?? 0, time),
    /** Writes rows of one kind at a time, since the database checks after each statement what is due. */
    write: async (entries: readonly number[]): Promise<void> => {
      const all = rows.splice(0);
      while (all.length > 0) {
        const end = all.findIndex((row) => kindOf(row) !== kindOf(all[0] ?? row));
        await writeAlike(all.splice(0, end < 0 ? all.length : end), entries);
      }
    },
  };
}
