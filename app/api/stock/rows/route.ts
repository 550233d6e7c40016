import { door } from '@/lib/bff/door';
import { stockRows } from '@/lib/sections/stock/contract/stock';

export const GET = door(stockRows);
