import { door } from '@/lib/bff/door';
import { listCategories } from '@/lib/contract/categories';

export const GET = door(listCategories);
