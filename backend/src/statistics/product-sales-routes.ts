import type { FastifyInstance } from 'fastify';
import { bucketOf } from '@/lib/domain/buckets';
import { numberOfHall, PLACE_IDS, PLACES } from '@/lib/contract/places';
import { boundsOf } from '@/lib/domain/venue-time';
import { MOST_ROWS } from '@/lib/lists/report/endpoints';
import { adminProductSales } from '@/lib/sections/statistics/lists/product-sales';
import type { Database } from '../db/open';
import { route } from '../http/route';
import { productSalesOf } from './product-sales';

/** Sales history of a product, or of all draft beer, at each place. */
export function productSalesRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  for (const place of PLACE_IDS)
    route(app, adminProductSales(place), ({ input: { body } }) => {
      const { item_id: id = 0, page = 1, count = MOST_ROWS } = body;
      const now = Math.floor(Date.now() / 1000);
      const when = { bounds: boundsOf(body, now, zone), bucket: bucketOf(body, now, zone), now, zone };
      const { place_id: homeId } = PLACES[place];
      const placeId = body.hall ? numberOfHall(body.hall) || null : homeId;
      return productSalesOf(db, { ...when, placeId, homeId, id }, { page, count });
    });
}
