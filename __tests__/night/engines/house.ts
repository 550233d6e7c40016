import { prepareBase } from '@/tools/torture/base';
import { Venue } from '@/tools/torture/venue';
import { openWays } from './ways';

/** App on the sample venue, and its addresses. */
export async function openHouse() {
  const base = await prepareBase();
  const venue = await Venue.open(base, {
    settings: { TRUST_PROXY: 'on' },
  }).catch((cause: unknown) => base.remove().then(() => Promise.reject(cause as Error)));
  const ways = await openWays(venue.port);
  return {
    ...ways,
    async close(): Promise<void> {
      ways.close();
      await venue.close();
      await base.remove();
    },
  };
}
