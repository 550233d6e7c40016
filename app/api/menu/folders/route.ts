import { door } from '@/lib/bff/door';
import { menuFolders } from '@/lib/sections/menu/contract/folders';

export const GET = door(menuFolders);
