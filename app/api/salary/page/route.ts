import { door } from '@/lib/bff/door';
import { salaryPage } from '@/lib/contract/salary';

export const POST = door(salaryPage);
