import { door } from '@/lib/bff/door';
import { listCategories } from '@/lib/sections/categories/contract/categories';

export const GET = door(listCategories);
