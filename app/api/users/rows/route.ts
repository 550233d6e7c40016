import { door } from '@/lib/bff/door';
import { userRows } from '@/lib/sections/users/contract/rows';

export const GET = door(userRows);
