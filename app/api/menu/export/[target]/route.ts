import { door } from '@/lib/bff/door';
import { exportItems } from '@/lib/sections/catalogue/contract';

export const POST = door(exportItems);
