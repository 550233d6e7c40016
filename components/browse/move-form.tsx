'use client';
import { useMemo, useState } from 'react';
import { idsBelow } from '@/components/browse/below';
import { DialogForm } from '@/components/form/dialog-form';
import { FolderPicker } from '@/components/browse/folder-picker';
import type { BrowseRow } from './browse-row';
import { useEditWords } from './use-words';
import type { FormProps } from './form-props';

/** Moves a dish or folder without a mouse: the folder is chosen from the tree. */
export function MoveForm<Row extends BrowseRow>({ editor, row, onDone, onCancel }: FormProps<Row> & { row: Row }) {
  const t = useEditWords();
  const [parent, setParent] = useState(row.parent_id);
  const { browse } = editor;
  const without = useMemo(
    () => (row.is_file ? new Set<number>() : idsBelow([row.item_id], browse.childrenOf)),
    [row, browse.childrenOf],
  );
  const submit = () => {
    onDone();
    editor.move(row, parent);
    return undefined;
  };
  return (
    <DialogForm submitLabel={t('moveTo.submit')} onSubmit={submit} onCancel={onCancel}>
      <FolderPicker browse={browse} label={t('moveTo.folder')} value={parent} onChange={setParent} without={without} />
    </DialogForm>
  );
}
