import { door } from '@/lib/bff/door';
import { paySeveral } from '@/lib/contract/salary-operations';

export const POST = door(paySeveral);
