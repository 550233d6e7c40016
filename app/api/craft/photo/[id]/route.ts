import { door } from '@/lib/bff/door';
import { getCraftPhoto } from '@/lib/sections/craft/contract/card';

export const GET = door(getCraftPhoto);
