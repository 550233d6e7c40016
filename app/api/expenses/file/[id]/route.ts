import { door } from '@/lib/bff/door';
import { getExpenseFile } from '@/lib/contract/expenses';

export const GET = door(getExpenseFile);
