import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/open';
import { internalCall } from '../operation/internal';
import { askAtOnce, headOf } from './chain';
import { checkBooks } from './check';

/** A link of the chain as it was noted. */
const HeadSchema = z.object({ seq: z.number().int().min(1), hash: z.string().regex(/^[\da-f]{64}$/) });

/**
 * `/internal/check-books` and `/internal/books-head`, for `npm run check-books` beside a running embedded venue: the
 * books, checked by the process that holds them. Sales go on: after each query the engine is theirs for as long as the
 * query took.
 */
export function checkBooksRoute(api: FastifyInstance, database: Database, secret: string | undefined): void {
  const guarded = internalCall(secret);
  const Body = z.object({ heads: z.array(HeadSchema).max(1_000) });
  api.post<{ Body: z.output<typeof Body> }>(
    '/internal/check-books',
    { ...guarded, schema: { body: Body } },
    ({ body: { heads } }) => checkBooks(database, { heads, rest: 1 }),
  );
  api.post('/internal/books-head', guarded, () => headOf(askAtOnce(database.pool)));
}
