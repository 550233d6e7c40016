import { door } from '@/lib/bff/door';
import { uploadPicture } from '@/lib/contract/menu-picture';

export const POST = door(uploadPicture);
