import { door } from '@/lib/bff/door';
import { uploadCraftPhoto } from '@/lib/sections/craft/contract/card';

export const POST = door(uploadCraftPhoto);
