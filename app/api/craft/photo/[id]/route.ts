import { door } from '@/lib/bff/door';
import { getCraftPhoto } from '@/lib/contract/craft-card';

export const GET = door(getCraftPhoto);
