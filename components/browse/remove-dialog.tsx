'use client';
import { QuestionDialog } from '@/components/form/question-dialog';
import { countBelow } from './below';
import type { BrowseRow } from './browse-row';
import type { BrowseEditor } from './use-browse-editor';
import { useEditWords } from './use-words';

interface RemoveDialogProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
}

/** Confirms the removal of folders and names their content. */
export function RemoveDialog<Row extends BrowseRow>({ editor, rows, onClose }: RemoveDialogProps<Row>) {
  const t = useEditWords();
  const { files, inner } = countBelow(rows, editor.browse.childrenOf);
  const folders = rows.filter((row) => !row.is_file).length;
  const [only] = rows;
  return (
    <QuestionDialog
      title={
        rows.length === 1 && only
          ? t('confirm.titleOne', { name: only.name })
          : t('confirm.titleMany', { count: rows.length })
      }
      submitLabel={t('remove')}
      onSubmit={() => {
        // The rows disappear at once and return on refusal; the dialog does not wait.
        void editor.removeNow(rows);
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      {t('confirm.text', {
        folders,
        files,
        inner,
        both: String(files > 0 && inner > 0),
        lone: String(files === 0),
      })}{' '}
      {t('confirm.back')}
    </QuestionDialog>
  );
}
