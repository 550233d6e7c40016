import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { stockDaysLeft } from '@/lib/sections/stock/contract/stock';
import { bucketOf } from '@/lib/domain/buckets';
import { numberOfHall, PLACE_IDS, PLACES } from '@/lib/contract/places';
import { boundsOf } from '@/lib/domain/venue-time';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { adminProductSales } from '@/lib/sections/statistics/lists/product-sales';
import type { Database } from '../../db/open';
import { unixNow } from '../../db/time';
import { route } from '../../http/route';
import { daysLeft, roots, usedDaily } from '../../ledger/stock/days-left';
import { productSalesOf } from './product-sales';

/** For how many days the stock of each item that sells lasts; sales of a product, or of all draft beer, at each place. */
export function productRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, stockDaysLeft, async () => {
    const now = unixNow();
    const { rows } = await db.execute<{ item_id: number; days_left: number }>(sql`
      with ${roots}
      select item_id, ${daysLeft} as days_left
      from stock_items i join ${usedDaily({ now, zone })} daily using (item_id)
      where i.is_file and i.removed_at is null and i.merged_into is null and daily > 0`);
    return { items: rows };
  });
  for (const place of PLACE_IDS)
    route(app, adminProductSales(place), ({ input: { body } }) => {
      const { item_id: id = 0, page = 1, count = MOST_ROWS } = body;
      const now = unixNow();
      const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now, zone };
      const { place_id: homeId } = PLACES[place];
      const placeId = body.hall ? numberOfHall(body.hall) || null : homeId;
      return productSalesOf(db, { ...when, placeId, homeId, id }, { page, count });
    });
}
