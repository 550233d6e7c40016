import { once, type Transaction } from '@/backend/src/http/command';
import type { Database } from '@/backend/src/db/open';
import { unkeyed } from '../../support/command-call';

/** A database whose transactions conflict with others unless they queue by a lock. */
function busyDatabase() {
  const asked = { transactions: 0, queued: 0 };
  const db = {
    transaction: (work: (tx: Transaction) => Promise<unknown>) => {
      asked.transactions += 1;
      return work({ execute: () => Promise.resolve((asked.queued += 1)) } as unknown as Transaction);
    },
  } as unknown as Database['db'];
  return { db, asked };
}

const conflict = Object.assign(new Error('could not serialize access'), { code: '40001' });
const endpoint = { id: 'stock.enterCount', changes: ['counts'] } as const;

it('a command that others always overtake queues, and succeeds', async () => {
  const { db, asked } = busyDatabase();
  const work = () => (asked.queued > 0 ? Promise.resolve('entered') : Promise.reject(conflict));
  await expect(once(db, endpoint as never, unkeyed, {}, work)).resolves.toBe('entered');
  expect(asked.queued).toBe(1);
});

it('a refusal is not tried again', async () => {
  const { db, asked } = busyDatabase();
  const refused = new Error('refused');
  await expect(once(db, endpoint as never, unkeyed, {}, () => Promise.reject(refused))).rejects.toBe(refused);
  expect(asked).toEqual({ transactions: 1, queued: 0 });
});
