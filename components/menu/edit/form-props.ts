import type { MenuEditor } from './use-menu-editor';

/** What every dialog's form is given. */
export interface FormProps {
  readonly editor: MenuEditor;
  readonly onDirty: (dirty: boolean) => void;
  /** Closes: there is nothing left to lose. */
  readonly onDone: () => void;
  /** Closes, asking first if something would be lost. */
  readonly onCancel: () => void;
}
