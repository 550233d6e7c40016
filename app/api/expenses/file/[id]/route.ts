import { door } from '@/lib/bff/door';
import { getExpenseFile } from '@/lib/sections/expenses/contract';

export const GET = door(getExpenseFile);
