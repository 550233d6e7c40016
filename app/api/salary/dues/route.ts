import { door } from '@/lib/bff/door';
import { salaryDues } from '@/lib/contract/salary-operations';

export const POST = door(salaryDues);
