import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { Whole } from './primitives';

/** Number of a sensor's channel. */
export const Channel = z.int().min(1).max(8);

/** Litres that one channel of a sensor measures now. */
export const ChannelVolume = z.object({ channel: Channel, volume: z.number() });
export type ChannelVolume = z.infer<typeof ChannelVolume>;

/** What a beer sensor measures, to the centilitre. The BFF asks the sensors' service itself (specification part 2 §2). */
export const readSensor = defineEndpoint({
  id: 'bff.sensor',
  method: 'GET',
  path: '/api/sensors/:guid',
  params: z.object({
    guid: z.coerce.number<number>().pipe(Whole),
  }),
  reply: z.object({ channels: z.array(ChannelVolume) }),
  access: { flags: ['OrdersView'], private: true },
  reads: ['orders', 'stock'],
});
