import { door } from '@/lib/bff/door';
import { agentDues } from '@/lib/contract/payments';

export const POST = door(agentDues);
