import { door } from '@/lib/bff/door';
import { paySeveral } from '@/lib/sections/salary/contract/operations';

export const POST = door(paySeveral);
