import 'server-only';
import { z } from 'zod';
import { hiddenFrom, seenReply } from '@/lib/rights/sights';
import { settings, specialLogins } from '@/lib/bff/settings';
import { compose, requireNow } from '@/lib/bff/compose';
import { CODE, ProblemError } from '@/lib/contract/problem';
import { standInToken } from '@/lib/http/stand-in-token';
import { askOutside } from '@/lib/bff/outside';
import { isOwn } from '@/lib/bff/servers';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { ChannelVolume, readSensor } from '../contract/sensors';

const FAILED = 'Unable to read the beer sensor';
/** A report waits no longer than this for a volume. */
const TIMEOUT_MS = 3000;
const REPLY_LIMIT = 64 * 1024;

const Reply = z.object({ channels: z.array(z.unknown()) });
/** A broken meter may send anything; only numbers are volumes. */
const Channel = z.object({
  channel: z.coerce.number().pipe(ChannelVolume.shape.channel),
  volume: z.union([z.number(), z.string().trim().min(1)]).pipe(z.coerce.number<number | string>().min(0).max(1e6)),
});

/** Address of the sensor service: `SENSOR_URL`, or our own backend when its stock is shown. */
function serviceOf({ server }: UpstreamContext): string {
  const { SENSOR_URL, SESSION_SECRET } = settings();
  if (SENSOR_URL !== undefined) return SENSOR_URL;
  if (!isOwn(server) || SESSION_SECRET === undefined) throw new ProblemError(CODE.notSetUp, FAILED);
  return `${server.url}/sensors/${standInToken(SESSION_SECRET, 'sensors')}`;
}

/**
 * Current volumes of a sensor by channel, in litres to the centilitre. Invalid volumes are left out; of a repeated
 * channel the first counts.
 * @throws ProblemError if the sensor refuses, does not answer, or sends an unknown format or no channels.
 */
async function readVolumes(guid: number, context: UpstreamContext): Promise<ChannelVolume[]> {
  const address = new URL(serviceOf(context));
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${guid}`;
  const call = { address, name: 'sensor', fields: { guid: String(guid) }, failed: FAILED };
  const json = await askOutside({ ...call, timeoutMs: TIMEOUT_MS, replyLimit: REPLY_LIMIT }, context);
  const list = Reply.safeParse(json).data;
  if (!list) throw new ProblemError(CODE.drift, FAILED);
  const known = new Map<number, number>();
  for (const entry of list.channels) {
    const { channel, volume } = Channel.safeParse(entry).data ?? {};
    if (channel !== undefined && volume !== undefined && !known.has(channel))
      known.set(channel, Math.round(volume * 100) / 100);
  }
  return [...known].map(([channel, volume]) => ({ channel, volume })).sort((a, b) => a.channel - b.channel);
}

export const sensorCalls = [
  compose(readSensor, async ({ params }, call, context) => {
    const person = await requireNow(readSensor, call);
    const reply = { channels: await readVolumes(params.guid, context) };
    // No admin API cuts this reply, and the rights of the request may be some seconds old.
    return seenReply(readSensor, reply, hiddenFrom(person, specialLogins()));
  }),
];
