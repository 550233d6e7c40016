import { door } from '@/lib/bff/door';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';

export const POST = door(salaryYearPage);
