import { door } from '@/lib/bff/door';
import { menuFolders } from '@/lib/sections/menu/contract/menu';

export const GET = door(menuFolders);
