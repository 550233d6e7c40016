import { door } from '@/lib/bff/door';
import { salaryPage } from '@/lib/sections/salary/contract/salary';

export const POST = door(salaryPage);
