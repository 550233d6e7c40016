import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Column } from '@/components/table/column';
import type { Words, Writing } from '@/lib/lists/list';

/** Look of a cell besides its text, which files and paper share. */
export interface CellLook {
  readonly strong?: boolean;
  readonly struck?: boolean;
  readonly className?: string | undefined;
  /** End of the text, visible when the rest is truncated. */
  readonly tail?: string;
  readonly title?: string | undefined;
  /** Meaning of the colour, for screen readers and as tooltip. */
  readonly meaning?: string | undefined;
  /** Remark on the record beside the text. */
  readonly note?: string | undefined;
  readonly icon?: { readonly Icon: Icon; readonly label: string } | undefined;
}

type Place<Row> = Pick<
  Column<Row>,
  'width' | 'minWidth' | 'align' | 'pinned' | 'wideOnly' | 'priority' | 'fixed' | 'onRequest' | 'opens' | 'instead'
>;

/** Position and cells of a column on the screen. A look also shows a column that is otherwise for files only. */
export interface Look<Row> extends Partial<Place<Row>> {
  readonly cell?: (row: Row, words: Words, writing: Writing) => CellLook;
}

/** Additions of a screen to the columns of its list: never a value or a text. */
export type Looks<Row> = Readonly<Record<string, Look<Row>>>;

/** Links, badges and controls in place of the texts of cells, by column; files and paper keep the texts. */
export type Drawn<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;
