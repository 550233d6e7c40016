import type { Icon } from '@tabler/icons-react';
import type { Column } from '@/components/table/column';
import type { Words, Writing } from '@/lib/reports/table';

/** How a cell looks beside its text, which is that of files and paper. */
export interface CellLook {
  readonly strong?: boolean;
  readonly struck?: boolean;
  readonly className?: string | undefined;
  /** The end of the text that stays in sight where the rest is cut off. */
  readonly tail?: string;
  readonly title?: string | undefined;
  /** What the colour means, for those who do not see it; a tooltip as well. */
  readonly meaning?: string | undefined;
  /** A remark on the record as a whole, beside the text. */
  readonly note?: string | undefined;
  readonly icon?: { readonly Icon: Icon; readonly label: string } | undefined;
}

type Place<Row> = Pick<Column<Row>, 'width' | 'minWidth' | 'pinned' | 'wideOnly' | 'priority' | 'fixed'>;

/** A column on the screen: its place, and the looks of its cells. A column that is for files alone is shown by having one. */
export interface Look<Row> extends Partial<Place<Row>> {
  readonly cell?: (row: Row, words: Words, writing: Writing) => CellLook;
}

/** What a screen adds to the columns of its list: never a value or a text, which the list itself decides. */
export type Looks<Row> = Readonly<Record<string, Look<Row>>>;
