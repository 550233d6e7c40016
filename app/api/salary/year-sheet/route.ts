import { door } from '@/lib/bff/door';
import { salaryYearPage } from '@/lib/contract/salary-papers';

export const POST = door(salaryYearPage);
