import type { BrowseRow } from './browse-row';
import type { BrowseEditor } from './use-browse-editor';

/** How a dialog's form ends. */
export interface DialogProps {
  readonly onDirty: (dirty: boolean) => void;
  /** Closes: there is nothing left to lose. */
  readonly onDone: () => void;
  /** Closes, asking first if something would be lost. */
  readonly onCancel: () => void;
}

/** What the forms are given that change a tree. */
export interface FormProps<Row extends BrowseRow> extends DialogProps {
  readonly editor: BrowseEditor<Row>;
}
