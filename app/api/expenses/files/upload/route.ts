import { door } from '@/lib/bff/door';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';

export const POST = door(attachExpenseFile);
