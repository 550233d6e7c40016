import type { MenuContent } from '@/components/ui/use-context-menu';
import type { BrowseRow } from './browse-row';
import type { Renaming } from './rename';
import type { BrowseDrag } from './use-browse-drag';
import type { BrowseEditor } from './use-browse-editor';

/** Actions of users who may change a tree. */
export interface Editing<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly menus: {
    readonly of: (row: Row, place: Renaming['place']) => MenuContent;
    readonly ofMany: (rows: readonly Row[]) => MenuContent;
  };
  readonly drag: BrowseDrag<Row>;
  /** Ctrl/⌘+C on a file, where supported. */
  readonly duplicate?: (row: Row) => void;
}
