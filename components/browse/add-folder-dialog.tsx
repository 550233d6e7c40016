'use client';
import classes from '@/components/form/dialogs.module.css';
import { FormDialog } from '@/components/form/form-dialog';
import { TextInput } from '@/components/ui/text-input';
import { pathTo } from '@/lib/domain/tree';
import type { FolderForm } from '@/lib/forms/tree';
import type { BrowseRow } from './browse-row';
import { FolderPicker } from './folder-picker';
import type { BrowseEditor } from './use-browse-editor';
import { useEditWords, useWords } from './use-words';

interface AddFolderDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly form: FolderForm;
  /** The open folder. */
  readonly parent: number;
  readonly onClose: () => void;
}

/** Creates a folder: name, parent folder and the resulting path. */
export function AddFolderDialog<Row extends BrowseRow>({ editor, parent, ...dialog }: AddFolderDialogProps<Row>) {
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
