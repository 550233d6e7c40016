import { door } from '@/lib/bff/door';
import { uploadCraftPhoto } from '@/lib/contract/craft-card';

export const POST = door(uploadCraftPhoto);
