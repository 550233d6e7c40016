import 'server-only';
import { readSensor } from '../../contract/sensors';
import { readVolumes } from '../sensor-client';
import { compose } from './compose';

export const sensorCalls = [
  compose(readSensor, async ({ params }, _call, context) => ({ channels: await readVolumes(params.guid, context) })),
];
