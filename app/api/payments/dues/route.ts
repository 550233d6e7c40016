import { door } from '@/lib/bff/door';
import { agentDues } from '@/lib/sections/payments/contract/payments';

export const POST = door(agentDues);
