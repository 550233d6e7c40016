'use client';
import { type ReactNode, useMemo, useState } from 'react';
import classes from '@/components/form/dialogs.module.css';
import { FormDialog } from '@/components/form/form-dialog';
import { TextInput } from '@/components/ui/text-input';
import { QuestionDialog } from '@/components/form/question-dialog';
import { pathTo } from '@/lib/domain/tree';
import type { FolderForm } from '@/lib/forms/tree';
import type { BrowseRow } from './browse-row';
import { FolderPicker } from './folder-picker';
import type { BrowseDialog, BrowseEditor } from './use-browse-editor';
import { useEditWords, useWords } from './use-words';
import { idsBelow } from './below';
import { RemoveDialog } from './remove-dialog';
import { RemovedDialog, type RemovedDialogProps } from './removed-dialog';

interface AddFolderDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly form: FolderForm;
  /** The open folder. */
  readonly parent: number;
  readonly onClose: () => void;
}

/** Creates a folder: name, parent folder and the resulting path. */
function AddFolderDialog<Row extends BrowseRow>({ editor, parent, ...dialog }: AddFolderDialogProps<Row>) {
  const t = useEditWords();
  const words = useWords();
  const pathOf = (folder: number, name: string) =>
    [words('root'), ...pathTo(editor.browse.byId, folder).map((row) => row.name), name.trim() || '…'].join(' / ');
  return (
    <FormDialog
      {...dialog}
      record={parent}
      title={t('add.title')}
      submitLabel={t('create')}
      onDone={(made, { parent_id = parent }) => made && editor.reveal(parent_id, made.item_id)}
    >
      {(form) => (
        <>
          <TextInput {...form.text('name')} withAsterisk={false} data-autofocus />
          <FolderPicker browse={editor.browse} label={t('add.parent')} {...form.value('parent_id')} />
          <TextInput
            label={t('add.path')}
            readOnly
            inputClassName={classes['path']}
            value={pathOf(form.draft.parent_id, form.draft.name)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface MoveDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Dialog that moves a file or folder to a folder chosen from a tree. */
function MoveDialog<Row extends BrowseRow>({ editor: { browse, move }, row, onClose }: MoveDialogProps<Row>) {
  const t = useEditWords();
  const [parent, setParent] = useState(row.parent_id);
  const without = useMemo(
    () => (row.is_file ? new Set<number>() : idsBelow([row.item_id], browse.childrenOf)),
    [row, browse.childrenOf],
  );
  return (
    <QuestionDialog
      title={t('moveTo.title', { name: row.name })}
      submitLabel={t('moveTo.submit')}
      danger={false}
      onSubmit={() => {
        // The row moves at once and moves back on refusal; the dialog does not wait.
        move(row, parent);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <FolderPicker browse={browse} label={t('moveTo.folder')} value={parent} onChange={setParent} without={without} />
    </QuestionDialog>
  );
}

interface BrowseDialogsProps<Row extends BrowseRow, More extends { readonly kind: string }> extends Pick<
  RemovedDialogProps,
  'listed'
> {
  readonly editor: BrowseEditor<Row>;
  readonly dialog: BrowseDialog<Row> | More | null;
  readonly folderForm: FolderForm;
  /** Dialogs of a single tree. */
  readonly ownOf?: (dialog: More, onClose: () => void) => ReactNode;
  /** Question before a removal, if the tree has one of its own. */
  readonly removalOf?: (rows: readonly Row[], onClose: () => void) => ReactNode;
}

/** Small dialogs of a tree, one at a time, loaded on first use. */
export function BrowseDialogs<Row extends BrowseRow, More extends { readonly kind: string }>({
  editor,
  dialog,
  folderForm,
  listed,
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
    case 'removed':
      return <RemovedDialog listed={listed} restore={editor.restore} onClose={onClose} />;
    default:
      return ownOf?.(dialog as More, onClose);
  }
}
