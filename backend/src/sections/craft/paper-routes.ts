import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { craftCosts, getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { boundsOf } from '@/lib/domain/venue-time';
import { rememberChange } from '../../db/history';
import type { Database, Transaction } from '../../db/open';
import { findRow } from '../../db/rows';
import { crafts } from '../../db/schema';
import { unixNow, unixOf, versionAfter } from '../../db/time';
import { fileStore, photoName } from '../../files/file-store';
import { toPicture } from '../../files/photo';
import { sendPhoto, upload } from '../../http/form';
import { route } from '../../http/route';
import type { CraftRecord } from '../../ledger/crafts/find';
import { craftsOf } from './access';
import { costsOf } from './costs';

/** Version of a craft's photo in browser caches, as Unix seconds; null without a photo. */
const photoTime = ({ image_time }: Pick<CraftRecord, 'image_time'>): number | null => image_time && unixOf(image_time);

/** Records a new photo. */
async function notePhoto(tx: Transaction, userId: number, craftId: number): Promise<void> {
  const before = await findRow(tx, crafts, eq(crafts.craft_id, craftId), 'for update');
  const [after] = await tx
    .update(crafts)
    .set({ image_time: versionAfter(crafts.image_time), last_update: sql`now()` })
    .where(eq(crafts.craft_id, craftId))
    .returning();
  if (!before || !after) throw new Error('The craft got no photo');
  const change = { field: 'image_timestamp', before: photoTime(before), after: photoTime(after) };
  await rememberChange(tx, 'craft', userId, after.record_id, change);
}

/** Costs of crafts by day, and their photos. Periods are in `zone`. */
export function craftPaperRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  const photos = fileStore('crafts');
  const craftFor = craftsOf(app);

  route(app, craftCosts, async ({ caller, input: { body } }) => {
    await craftFor(db, caller, body.craft_id, 'read');
    return { items: await costsOf(db, body.craft_id, boundsOf(body, unixNow(), zone), unixNow(), zone) };
  });

  route(app, getCraftPhoto, async ({ caller, input: { params, query }, reply }) => {
    const time = photoTime(await craftFor(db, caller, params.id, 'read'));
    const bytes = time === null ? null : await photos.read(db, photoName(params.id));
    return sendPhoto(reply, bytes, query.timestamp === time);
  });

  upload(app, db, uploadCraftPhoto, async ({ fields, file }, caller) => {
    await craftFor(db, caller, fields.craft_id, 'edit');
    const photo = await toPicture(file);
    return async (tx) => {
      await craftFor(tx, caller, fields.craft_id, 'edit');
      await notePhoto(tx, caller.user_id, fields.craft_id);
      await photos.write(tx, photoName(fields.craft_id), photo);
      return {};
    };
  });
}
