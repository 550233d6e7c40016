import { door } from '@/lib/bff/door';
import { userSees } from '@/lib/contract/user-sees';

export const GET = door(userSees);
