'use client';
import { countBelow } from '@/components/browse/below';
import { DialogForm } from '@/components/form/dialog-form';
import classes from '@/components/form/dialogs.module.css';
import type { BrowseRow } from './browse-row';
import { useEditWords } from './use-words';
import type { FormProps } from './form-props';

type Props<Row extends BrowseRow> = FormProps<Row> & { rows: readonly Row[] };

/** Asked once, when folders go with what lies in them: names what that is. */
export function RemoveForm<Row extends BrowseRow>({ editor, rows, onDone, onCancel }: Props<Row>) {
  const t = useEditWords();
  const { files, inner } = countBelow(rows, editor.browse.childrenOf);
  const folders = rows.filter((row) => !row.is_file).length;
  const submit = () => {
    onDone();
    void editor.removeNow(rows);
    return undefined;
  };
  return (
    <DialogForm submitLabel={t('remove')} danger onSubmit={submit} onCancel={onCancel}>
      <p className={classes['text']}>
        {t('confirm.text', {
          folders,
          files,
          inner,
          both: String(files > 0 && inner > 0),
          lone: String(files === 0),
        })}{' '}
        {t('confirm.back')}
      </p>
    </DialogForm>
  );
}
