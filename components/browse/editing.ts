import type { MenuContent } from '@/components/ui/use-context-menu';
import type { BrowseRow } from './browse-row';
import type { Renaming } from './rename';
import type { BrowseDrag } from './use-browse-drag';
import type { BrowseEditor } from './use-browse-editor';

/** What those who may change a tree have more. */
export interface Editing<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly menus: {
    readonly of: (row: Row, place: Renaming['place']) => MenuContent;
    readonly ofMany: (rows: readonly Row[]) => MenuContent;
  };
  readonly drag: BrowseDrag<Row>;
  /** Ctrl/⌘+C on a file, where there is such a thing. */
  readonly duplicate?: (row: Row) => void;
}
