import { door } from '@/lib/bff/door';
import { menuDish } from '@/lib/sections/menu/contract/menu';

export const GET = door(menuDish);
