'use client';
import { useMemo, useState } from 'react';
import { QuestionDialog } from '@/components/form/question-dialog';
import { idsBelow } from './below';
import type { BrowseRow } from './browse-row';
import { FolderPicker } from './folder-picker';
import type { BrowseEditor } from './use-browse-editor';
import { useEditWords } from './use-words';

interface MoveDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly row: Row;
  readonly onClose: () => void;
}

/** Moves a file or folder by choosing its folder from a tree. */
export function MoveDialog<Row extends BrowseRow>({ editor: { browse, move }, row, onClose }: MoveDialogProps<Row>) {
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
