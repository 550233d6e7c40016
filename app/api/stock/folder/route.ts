import { door } from '@/lib/bff/door';
import { stockFolder } from '@/lib/sections/stock/contract/stock';

export const GET = door(stockFolder);
