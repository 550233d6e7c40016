import { door } from '@/lib/bff/door';
import { menuFolder } from '@/lib/contract/menu';

export const GET = door(menuFolder);
