import 'server-only';
import { readSensor } from '../../contract/sensors';
import { readVolumes } from '../sensor-client';
import { compose, requireNow } from './compose';

export const sensorCalls = [
  compose(readSensor, async ({ params }, call, context) => {
    await requireNow(readSensor, call);
    return { channels: await readVolumes(params.guid, context) };
  }),
];
