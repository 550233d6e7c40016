import { door } from '@/lib/bff/door';
import { cardPage } from '@/lib/contract/cards';

export const POST = door(cardPage);
