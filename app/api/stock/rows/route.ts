import { door } from '@/lib/bff/door';
import { stockRows } from '@/lib/contract/stock';

export const GET = door(stockRows);
