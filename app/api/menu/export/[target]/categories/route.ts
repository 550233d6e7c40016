import { door } from '@/lib/bff/door';
import { exportCategories } from '@/lib/sections/catalogue/contract';

export const GET = door(exportCategories);
