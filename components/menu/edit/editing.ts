import type { BrowseDrag } from '@/components/browse/use-browse-drag';
import type { MenuRow } from '@/lib/contract/menu';
import type { MenuEditor } from './use-menu-editor';
import type { RowMenus } from './use-row-menus';

/** What those who may change the menu have more. */
export interface Editing {
  readonly editor: MenuEditor;
  readonly menus: RowMenus;
  readonly drag: BrowseDrag<MenuRow>;
}
