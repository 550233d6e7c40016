import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checkPicture, getPicture, uploadPicture } from '@/lib/sections/menu/contract/picture';
import { refusal } from '@/lib/contract/refusals';
import { rememberChange } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { lockRow } from '../../db/rows';
import { menuItems } from '../../db/schema';
import { unixOf, versionAfter } from '../../db/time';
import { fileStore, photoName } from '../../files/file-store';
import { toPicture } from '../../files/photo';
import { sendPhoto, upload } from '../../http/form';
import { route } from '../../http/route';
import { onMenu } from './editing';
import { findNode } from './repository';

/**
 * Records a new picture in the dish and returns its timestamp, which is its version in browser caches.
 */
async function notePicture(tx: Transaction, userId: number, itemId: number) {
  const dish = await lockRow(tx, menuItems, onMenu(itemId), ['noSuchDish', 'item_id']);
  if (!dish.is_file) throw refusal('folderHasNoPicture', 'item_id');
  const [after] = await tx
    .update(menuItems)
    .set({
      image_time: versionAfter(menuItems.image_time),
      version: dish.version + 1,
      last_update: sql`now()`,
    })
    .where(eq(menuItems.item_id, itemId))
    .returning({ image_time: menuItems.image_time });
  if (!after?.image_time) throw new Error('The picture got no time');
  const timestamp = unixOf(after.image_time);
  const change = { field: 'image_timestamp', before: dish.image_time && unixOf(dish.image_time), after: timestamp };
  await rememberChange(tx, 'menu', userId, dish.record_id, change);
  return { timestamp, version: dish.version + 1, record_id: dish.record_id };
}

/** Calls for a dish's picture, and our call that serves it. */
export function menuPictureRoutes(api: FastifyInstance, { db }: Database): void {
  const store = fileStore('pictures');

  route(api, checkPicture, async ({ input: { body } }) => {
    const item = await findNode(db, body.item_id);
    if (!item) throw refusal('noSuchDish');
    return { exists: item.image_time !== null, timestamp: item.image_time && unixOf(item.image_time) };
  });

  route(api, getPicture, async ({ input: { params, query }, reply }) => {
    const item = await findNode(db, params.id);
    const bytes = item?.image_time ? await store.read(db, photoName(item.record_id)) : null;
    return sendPhoto(reply, bytes, item?.image_time != null && query.timestamp === unixOf(item.image_time));
  });

  upload(api, db, uploadPicture, async ({ fields, file }, { user_id }) => {
    const picture = await toPicture(file);
    return async (tx) => {
      const { record_id, ...reply } = await notePicture(tx, user_id, fields.item_id);
      await store.write(tx, photoName(record_id), picture);
      return reply;
    };
  });
}
