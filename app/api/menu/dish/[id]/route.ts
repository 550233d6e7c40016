import { door } from '@/lib/bff/door';
import { menuDish } from '@/lib/contract/menu';

export const GET = door(menuDish);
