import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, ReplyOf, Tag } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import type { Database, Transaction } from '../db/open';
import { requireOwnTables } from '../db/release';
import { findRow } from '../db/rows';
import { idempotencyKeys } from '../db/schema';
import { inLine } from './in-line';
import { route, type Call } from './route';
import { noteChanges } from './versions';

const KEY = /^[\w-]{8,64}$/;
const TRIES = 8;
/** Tries of a command beside others; after them it queues, so that it ends however many change the same row. */
const TRIES_BESIDE = 4;

/**
 * Serialization failure, deadlock, or a value that another transaction took meanwhile: the retry sees what that one
 * wrote, and refuses by name.
 */
const RETRYABLE = ['40001', '40P01', '23505'];
const isRetryable = (error: unknown): boolean => {
  const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
  return RETRYABLE.includes(String(code));
};

/** Commands with this tag book money. */
const MONEY: Tag = 'funds';
/** Commands with these tags write to the ledgers of stock and funds. */
const BOOKS: readonly Tag[] = ['stock', MONEY];

/**
 * Queues writers of the ledgers before their transaction reads anything: under serializable isolation a later lock
 * would only report the conflict. Readers are not delayed. Commands of one process already queue in `inLine`; the lock
 * orders processes.
 */
export const standInLine = (tx: Transaction) => tx.execute(sql`lock table fund_balances in share row exclusive mode`);

async function untilSerial<T>(db: Database['db'], work: (tx: Transaction) => Promise<T>, tries = TRIES): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work, { isolationLevel: 'serializable' });
    } catch (error) {
      if (tried === tries || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** tried));
    }
  }
}

/** Runs `work` as a command that writes to the ledgers would: queued, in one serializable transaction, with retries. */
export function inBooks<T>(db: Database['db'], work: (tx: Transaction) => Promise<T>): Promise<T> {
  return serializable(db, { changes: BOOKS }, work);
}

async function serializable<T>(
  db: Database['db'],
  { changes = [] }: Pick<Endpoint, 'changes'>,
  work: (tx: Transaction) => Promise<T>,
  patience?: number,
): Promise<T> {
  const ours = async (tx: Transaction) => {
    await requireOwnTables(tx);
    const done = await work(tx);
    await noteChanges(tx, changes);
    return done;
  };
  if (!changes.some((tag) => BOOKS.includes(tag)))
    try {
      return await untilSerial(db, ours, TRIES_BESIDE);
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
  const queued = () =>
    untilSerial(db, async (tx) => {
      await standInLine(tx);
      return ours(tx);
    });
  return inLine(db, queued, patience);
}

/** Deletes idempotency keys that are too old to be sent again. */
export const forgetOldKeys = (db: Database['db']): Promise<unknown> =>
  db.delete(idempotencyKeys).where(sql`${idempotencyKeys.created_at} < now() - interval '7 days'`);

/** Claims a key for this command. Returns the stored reply of an earlier try, or null for a new command. */
async function claim(
  tx: Transaction,
  userId: number,
  key: string,
  fingerprint: string,
): Promise<{ reply: unknown } | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ user_id: userId, key, fingerprint })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const own = and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key));
  const before = await findRow(tx, idempotencyKeys, own);
  if (before?.fingerprint !== fingerprint) throw refusal('keyReused');
  return { reply: before.reply };
}

/** A command with an empty reply needs none from its handler. */
export type Done<E extends Endpoint> =
  | Promise<ReplyOf<E>>
  | (ReplyOf<E> extends Record<string, never> ? Promise<void> : never);

/**
 * Serves a call that changes something: one serializable transaction, retried when PostgreSQL asks for it, and executed
 * once per `Idempotency-Key`. A refused command stores nothing, not even its key.
 */
export function command<E extends Endpoint & { readonly access: Exclude<Endpoint['access'], 'public'> }>(
  app: FastifyInstance,
  db: Database['db'],
  endpoint: E,
  handler: (tx: Transaction, call: Call<E>) => Done<E>,
): void {
  const work = async (tx: Transaction, call: Call<E>) => ((await handler(tx, call)) ?? {}) as ReplyOf<E>;
  route(app, endpoint, (call) => once(db, endpoint, call, call.request.body, (tx) => work(tx, call)));
}

/**
 * Like `command`, for a handler that has work to do before the transaction. A repeated key must come with the same
 * `body`.
 * @throws ProblemError 1011 for a command that would book money while the clock is wrong
 */
export async function once<Reply>(
  db: Database['db'],
  endpoint: Pick<Endpoint, 'id' | 'changes'>,
  { request }: { readonly request: FastifyRequest },
  body: unknown,
  work: (tx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  const patience = request.server.answerMs;
  const fault = endpoint.changes?.includes(MONEY) ? await request.server.clockFault() : undefined;
  const timely = (tx: Transaction) => {
    if (fault) throw refusal('clockWrong', undefined, { why: fault.why });
    return work(tx);
  };
  if (key === undefined) return serializable(db, endpoint, timely, patience);
  if (typeof key !== 'string' || !KEY.test(key)) throw refusal('keyMalformed');
  const asked = JSON.stringify([endpoint.id, request.params, request.query, body]);
  const fingerprint = createHash('sha256').update(asked).digest('hex');
  const userId = request.caller?.user_id ?? 0;
  const keyed = async (tx: Transaction): Promise<Reply> => {
    const before = await claim(tx, userId, key, fingerprint);
    if (before) return before.reply as Reply;
    const reply = await timely(tx);
    await tx
      .update(idempotencyKeys)
      .set({ reply: sql`${JSON.stringify(reply)}::jsonb` })
      .where(and(eq(idempotencyKeys.user_id, userId), eq(idempotencyKeys.key, key)));
    return reply;
  };
  return serializable(db, endpoint, keyed, patience);
}
