import { door } from '@/lib/bff/door';
import { readSensor } from '@/lib/sections/stock/contract/sensors';

export const GET = door(readSensor);
