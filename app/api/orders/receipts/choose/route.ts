import { door } from '@/lib/bff/door';
import { chooseReceipts } from '@/lib/contract/orders';

export const POST = door(chooseReceipts);
