'use client';
import type { ReactNode } from 'react';
import type { FolderForm } from '@/lib/forms/tree';
import { AddFolderDialog } from './add-folder-dialog';
import type { BrowseRow } from './browse-row';
import { MoveDialog } from './move-dialog';
import { RemoveDialog } from './remove-dialog';
import type { BrowseDialog, BrowseEditor } from './use-browse-editor';

interface BrowseDialogsProps<Row extends BrowseRow, More extends { readonly kind: string }> {
  readonly editor: BrowseEditor<Row>;
  readonly dialog: BrowseDialog<Row> | More | null;
  readonly folderForm: FolderForm;
  /** Dialogs of a single tree, and its list of removed items. */
  readonly ownOf: (dialog: More | { readonly kind: 'removed' }, onClose: () => void) => ReactNode;
  /** Question before a removal, if the tree has one of its own. */
  readonly removalOf?: (rows: readonly Row[], onClose: () => void) => ReactNode;
}

/** Small dialogs of a tree, one at a time, loaded on first use. */
export function BrowseDialogs<Row extends BrowseRow, More extends { readonly kind: string }>({
  editor,
  dialog,
  folderForm,
  ownOf,
  removalOf = (rows, onClose) => <RemoveDialog editor={editor} rows={rows} onClose={onClose} />,
}: BrowseDialogsProps<Row, More>) {
  if (!dialog) return null;
  const onClose = () => editor.setDialog(null);
  const common = dialog as BrowseDialog<Row>;
  switch (common.kind) {
    case 'addFolder':
      return <AddFolderDialog editor={editor} form={folderForm} parent={common.parent} onClose={onClose} />;
    case 'move':
      return <MoveDialog editor={editor} row={common.row} onClose={onClose} />;
    case 'remove':
      return removalOf(common.rows, onClose);
    default:
      return ownOf(dialog as More | { kind: 'removed' }, onClose);
  }
}
