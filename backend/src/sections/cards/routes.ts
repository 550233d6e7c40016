import type { FastifyInstance } from 'fastify';
import { cardHistory, createQrCard, deleteCard, expireCard, listCards } from '@/lib/sections/cards/contract';
import { pageOfCards } from '@/lib/sections/cards/rules/list';
import { historyOf } from '../../db/history';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { createQr, removeCard, setExpiration } from './edit';
import { cardsInUse } from './list';

/** Discount cards of staff and guests. */
export function cardRoutes(app: FastifyInstance, database: Database): void {
  const { db } = database;
  const { special } = app;
  route(app, listCards, async ({ input: { body } }) => pageOfCards(await cardsInUse(database, unixNow()), body));
  route(app, cardHistory, async ({ input: { params } }) => ({ items: await historyOf(db, 'card', params.id) }));
  command(app, db, createQrCard, (tx, { input: { body }, caller }) => createQr(tx, caller, body, special));
  command(app, db, expireCard, (tx, { input: { body }, caller }) => setExpiration(tx, caller, body, special));
  command(app, db, deleteCard, (tx, { input: { body }, caller }) => removeCard(tx, caller, body.card_id, special));
}
