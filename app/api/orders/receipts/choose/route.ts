import { door } from '@/lib/bff/door';
import { chooseReceipts } from '@/lib/sections/orders/contract/orders';

export const POST = door(chooseReceipts);
