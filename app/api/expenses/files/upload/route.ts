import { door } from '@/lib/bff/door';
import { attachExpenseFile } from '@/lib/contract/expenses';

export const POST = door(attachExpenseFile);
