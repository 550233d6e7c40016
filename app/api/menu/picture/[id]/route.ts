import { door } from '@/lib/bff/door';
import { checkPicture, getPicture } from '@/lib/contract/menu-picture';

export const GET = door(getPicture);
export const POST = door(checkPicture);
