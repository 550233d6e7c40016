import { door } from '@/lib/bff/door';
import { salaryDues } from '@/lib/sections/salary/contract/operations';

export const POST = door(salaryDues);
