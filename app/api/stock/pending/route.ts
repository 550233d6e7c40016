import { door } from '@/lib/bff/door';
import { stockPending } from '@/lib/sections/stock/contract/stock';

export const GET = door(stockPending);
