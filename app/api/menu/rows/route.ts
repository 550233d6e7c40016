import { door } from '@/lib/bff/door';
import { menuRows } from '@/lib/sections/menu/contract/menu';

export const GET = door(menuRows);
