import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Whole } from '@/lib/contract/primitives';
import { refusal } from '@/lib/contract/refusals';
import { isStandInToken } from '@/lib/http/stand-in-token';
import type { Database } from '../db/open';
import { readRows } from '../db/rows';

const Params = z.object({ token: z.string(), guid: z.coerce.number<number>().pipe(Whole) });

/** Litres in a keg of unknown size. */
const KEG = 30;

/**
 * Volumes that a flow meter would measure, from the books: kegs are emptied one after another, so the one on tap holds
 * the stock beyond full ones, less what open tables were poured. An empty keg is followed by a full one.
 */
const volumes = (db: Database['db'], guid: number): Promise<{ channel: number; volume: number }[]> =>
  readRows<{ channel: number; volume: number }>(db)`
    select channel_id as channel, round(case when rest <= 0 then 0 when mod(rest, keg) = 0 then keg else mod(rest, keg) end, 2)::float8
      as volume
    from (
      select i.channel_id, coalesce(i.package_quantity, ${KEG}) as keg, i.quantity - coalesce((
        select sum(case p.operation when 'add' then p.count when 'remove' then -p.count else 0 end * d.item_quantity)
        from pending_operations p join dish_ingredients d using (menu_id)
        where d.item_id = i.item_id and not exists (
          select from pending_operations later
          where later.operation = 'remove_all' and later.operation_id >= p.operation_id
            and (later.place_id, later."table", later.menu_id) = (p.place_id, p."table", p.menu_id)
        )
      ), 0) as rest
      from stock_items i where i.sensor_id = ${guid} and i.removed_at is null
    ) taps order by 1`;

/**
 * Our own sensors at `/sensors/:token/:guid`: `{channels: [{channel, volume}]}` in litres, as an outside service
 * answers. Closed without a secret.
 */
export function sensorRoutes(api: FastifyInstance, { db }: Database, secret: string | undefined): void {
  api.get<{ Params: z.output<typeof Params> }>(
    '/sensors/:token/:guid',
    { logLevel: 'warn', schema: { params: Params } },
    async ({ params: { token, guid } }) => {
      if (secret === undefined || !isStandInToken(token, secret, 'sensors')) throw refusal('wrongToken');
      return { channels: await volumes(db, guid) };
    },
  );
}
