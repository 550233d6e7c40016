import 'server-only';
import { readSensor } from '../contract/sensors';
import { hiddenFrom, seenReply } from '@/lib/rights/sights';
import { readVolumes } from './sensor-client';
import { specialLogins } from '@/lib/bff/settings';
import { compose, requireNow } from '@/lib/bff/compose';

export const sensorCalls = [
  compose(readSensor, async ({ params }, call, context) => {
    const person = await requireNow(readSensor, call);
    const reply = { channels: await readVolumes(params.guid, context) };
    // No admin API cuts this reply, and the rights of the request may be some seconds old.
    return seenReply(readSensor, reply, hiddenFrom(person, specialLogins()));
  }),
];
