import { door } from '@/lib/bff/door';
import { menuFolder } from '@/lib/sections/menu/contract/menu';

export const GET = door(menuFolder);
