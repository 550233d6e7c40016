import { eq, sql } from 'drizzle-orm';
import { crafts } from '../db/schema';
import { remember } from '../history';
import type { Transaction } from '../http/command';
import type { CraftRecord } from './find';

/** Version of a craft's photo in browser caches, as Unix seconds; null without a photo. */
export const photoTime = ({ image_time }: Pick<CraftRecord, 'image_time'>): number | null =>
  image_time && Math.floor(image_time.getTime() / 1000);

/** Records a new photo. Its time is its version in browser caches: two uploads within one second must differ. */
export async function notePhoto(tx: Transaction, userId: number, craftId: number): Promise<void> {
  const [before] = await tx.select().from(crafts).where(eq(crafts.craft_id, craftId)).for('update');
  const [after] = await tx
    .update(crafts)
    .set({
      image_time: sql`greatest(date_trunc('second', now()), ${crafts.image_time} + interval '1 second')`,
      last_update: sql`now()`,
    })
    .where(eq(crafts.craft_id, craftId))
    .returning();
  if (!before || !after) throw new Error('The craft got no photo');
  const changes = [{ field: 'image_timestamp', before: photoTime(before), after: photoTime(after) }];
  await remember(tx, 'craft', userId, [{ record_id: after.record_id, action: 'changed', changes }]);
}
