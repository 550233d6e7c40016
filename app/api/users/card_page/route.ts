import { door } from '@/lib/bff/door';
import { cardPage } from '@/lib/sections/cards/contract';

export const POST = door(cardPage);
