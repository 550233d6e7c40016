import { door } from '@/lib/bff/door';
import { uploadPicture } from '@/lib/sections/menu/contract/picture';

export const POST = door(uploadPicture);
