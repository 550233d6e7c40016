import { door } from '@/lib/bff/door';
import { menuFolders } from '@/lib/contract/menu';

export const GET = door(menuFolders);
