'use client';
import type { ReactNode } from 'react';
import { QuestionDialog } from '@/components/form/question-dialog';
import { countBelow } from './below';
import type { BrowseRow } from './browse-row';
import type { BrowseEditor } from './use-browse-editor';
import { useEditWords } from './use-words';

interface RemoveDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  /** Why nothing can be removed. */
  readonly blocked?: string | undefined;
  /** Further consequences. */
  readonly children?: ReactNode;
}

/** Confirms a removal and names the content of its folders. */
export function RemoveDialog<Row extends BrowseRow>({ editor, rows, ...dialog }: RemoveDialogProps<Row>) {
  const { blocked, children, onClose } = dialog;
  const t = useEditWords();
  const { files, inner } = countBelow(rows, editor.browse.childrenOf);
  const folders = rows.filter((row) => !row.is_file).length;
  const [only] = rows;
  return (
    <QuestionDialog
      title={
        rows.length === 1 && only
          ? t(only.is_file ? 'confirm.titleItem' : 'confirm.titleOne', { name: only.name })
          : t('confirm.titleMany', { count: rows.length })
      }
      submitLabel={t('remove')}
      blocked={blocked}
      onSubmit={() => {
        // The rows disappear at once and return on refusal; the dialog does not wait.
        void editor.removeNow(rows);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      {children}
      {blocked === undefined && files + inner > 0 && (
        <>
          {t('confirm.text', {
            folders,
            files,
            inner,
            both: String(files > 0 && inner > 0),
            lone: String(files === 0),
          })}{' '}
        </>
      )}
      {blocked === undefined && t('confirm.back')}
    </QuestionDialog>
  );
}
