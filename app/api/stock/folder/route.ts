import { door } from '@/lib/bff/door';
import { stockFolder } from '@/lib/contract/stock';

export const GET = door(stockFolder);
