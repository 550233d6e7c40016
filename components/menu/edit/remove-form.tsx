'use client';
import { useTranslations } from 'next-intl';
import type { MenuRow } from '@/lib/contract/menu';
import { countBelow } from './below';
import { DialogForm } from '@/components/form/dialog-form';
import classes from '@/components/form/dialogs.module.css';
import type { FormProps } from './form-props';

/** Asked once, when folders go with what lies in them: names what that is. */
export function RemoveForm({ editor, rows, onDone, onCancel }: FormProps & { rows: readonly MenuRow[] }) {
  const t = useTranslations('menuEdit');
  const { dishes, inner } = countBelow(rows, editor.menu.childrenOf);
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
          dishes,
          inner,
          both: String(dishes > 0 && inner > 0),
          lone: String(dishes === 0),
        })}{' '}
        {t('confirm.back')}
      </p>
    </DialogForm>
  );
}
