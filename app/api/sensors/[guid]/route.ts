import { door } from '@/lib/bff/door';
import { readSensor } from '@/lib/contract/sensors';

export const GET = door(readSensor);
