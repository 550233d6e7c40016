import { door } from '@/lib/bff/door';
import { checkPicture, getPicture } from '@/lib/sections/menu/contract/picture';

export const GET = door(getPicture);
export const POST = door(checkPicture);
