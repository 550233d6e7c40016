import { door } from '@/lib/bff/door';
import { userRows } from '@/lib/contract/user-rows';

export const GET = door(userRows);
