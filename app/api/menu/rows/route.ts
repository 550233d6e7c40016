import { door } from '@/lib/bff/door';
import { menuRows } from '@/lib/contract/menu';

export const GET = door(menuRows);
