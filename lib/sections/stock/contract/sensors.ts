import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Whole } from '@/lib/contract/primitives';
import { PRIVATE } from '@/lib/contract/access';

const { call } = endpointsOf('statistics');

/** Number of a sensor's channel. */
export const Channel = z.int().min(1).max(8);

/** Current volume of one sensor channel, in litres; left out for callers from whom an open count hides it. */
export const ChannelVolume = z.object({ channel: Channel, volume: z.number().optional() });
export type ChannelVolume = z.infer<typeof ChannelVolume>;

/** Volumes that a beer sensor measures, to the centilitre. The BFF calls the sensor service itself. */
export const readSensor = call({
  id: 'bff.sensor',
  path: '/api/sensors/:guid',
  params: z.object({
    guid: z.coerce.number<number>().pipe(Whole),
  }),
  reply: z.object({ channels: z.array(ChannelVolume) }),
  access: { flags: ['OrdersView', 'StockView'], closedTo: PRIVATE },
  hides: [{ needs: 'held', fields: ['volume'] }],
  reads: ['orders', 'stock'],
});
