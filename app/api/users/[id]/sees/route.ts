import { door } from '@/lib/bff/door';
import { userSees } from '@/lib/sections/users/contract/sees';

export const GET = door(userSees);
