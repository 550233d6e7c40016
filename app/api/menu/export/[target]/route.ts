import { door } from '@/lib/bff/door';
import { exportItems } from '@/lib/contract/menu-export';

export const POST = door(exportItems);
