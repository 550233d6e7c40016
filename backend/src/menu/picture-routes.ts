import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { checkPicture, getPicture, uploadPicture } from '@/lib/sections/menu/contract/picture';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';
import { menuItems } from '../db/schema';
import { remember } from '../history';
import { once, type Transaction } from '../http/command';
import { fingerprintOf, readForm } from '../http/form';
import { route } from '../http/route';
import { toPicture } from './picture';
import { fileStore, photoName } from '../files/file-store';
import { menuRepository } from './repository';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';

/**
 * Records a new picture in the dish and returns its timestamp, which is its version in browser caches: two uploads
 * within one second must differ.
 */
async function notePicture(tx: Transaction, userId: number, itemId: number) {
  const [dish] = await tx
    .select()
    .from(menuItems)
    .where(and(eq(menuItems.item_id, itemId), isNull(menuItems.removed_at)))
    .for('update');
  if (!dish) throw refusal('noSuchDish', 'item_id');
  if (!dish.is_file) throw refusal('folderHasNoPicture', 'item_id');
  const [after] = await tx
    .update(menuItems)
    .set({
      image_time: sql`greatest(date_trunc('second', now()), ${menuItems.image_time} + interval '1 second')`,
      version: dish.version + 1,
      last_update: sql`now()`,
    })
    .where(eq(menuItems.item_id, itemId))
    .returning({ image_time: menuItems.image_time });
  if (!after?.image_time) throw new Error('The picture got no time');
  const timestamp = seconds(after.image_time);
  const changes = [{ field: 'image_timestamp', before: dish.image_time && seconds(dish.image_time), after: timestamp }];
  await remember(tx, 'menu', userId, [{ record_id: dish.record_id, action: 'changed', changes }]);
  return { timestamp, version: dish.version + 1, record_id: dish.record_id };
}

/** Calls for a dish's picture, and our call that serves it. */
export function menuPictureRoutes(api: FastifyInstance, { db }: Database): void {
  const menu = menuRepository(db);
  const store = fileStore('pictures');

  route(api, checkPicture, async ({ input: { body } }) => {
    const item = await menu.find(body.item_id);
    if (!item) throw refusal('noSuchDish');
    return { exists: item.image_time !== null, timestamp: item.image_time && seconds(item.image_time) };
  });

  route(api, getPicture, async ({ input: { params, query }, reply }) => {
    const item = await menu.find(params.id);
    const bytes = item?.image_time ? await store.read(db, photoName(item.record_id)) : null;
    if (!item?.image_time || !bytes) throw refusal('noSuchPicture');
    const named = query.timestamp === seconds(item.image_time);
    reply.header('cache-control', named ? KEPT_FOR_GOOD : 'private, no-cache').type('image/jpeg');
    return bytes;
  });

  void api.register((app, _options, done) => {
    app.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => parsed(null, payload));
    route(app, uploadPicture, async (call) => {
      const { fields, file } = await readForm(uploadPicture, call.request);
      const picture = await toPicture(file);
      return once(db, uploadPicture, call, fingerprintOf(fields, file), async (tx) => {
        const { record_id, ...reply } = await notePicture(tx, call.caller.user_id, fields.item_id);
        await store.write(tx, photoName(record_id), picture);
        return reply;
      });
    });
    done();
  });
}
