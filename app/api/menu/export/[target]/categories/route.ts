import { door } from '@/lib/bff/door';
import { exportCategories } from '@/lib/contract/menu-export';

export const GET = door(exportCategories);
