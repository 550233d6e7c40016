import { door } from '@/lib/bff/door';
import { stockPending } from '@/lib/contract/stock';

export const GET = door(stockPending);
