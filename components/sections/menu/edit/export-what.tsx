'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { MenuDishRow, MenuRow } from '@/lib/sections/menu/contract/menu';
import dialogs from '@/components/form/dialogs.module.css';
import classes from './export-form.module.css';

const NAMED = 3;

/** Number of exported dishes, their folder, and the first names. */
export function ExportWhat({ rows, dishes }: { rows: readonly MenuRow[]; dishes: readonly MenuDishRow[] }) {
  const t = useTranslations('menuExport.what');
  const [only] = rows;
  if (rows.length === 1 && only?.is_file) return <p className={dialogs['text']}>{t('one', { name: only.name })}</p>;
  const folder = rows.length === 1 ? only?.name : undefined;
  if (dishes.length === 0) {
    return (
      <Alert role="status" color="yellow">
        {folder === undefined ? t('emptyMany') : t('emptyFolder', { name: folder })}
      </Alert>
    );
  }
  const count = dishes.length;
  const names = dishes.slice(0, NAMED).map(({ name }) => name);
  return (
    <div>
      <p className={dialogs['text']}>
        {folder === undefined ? t('many', { count }) : t('folder', { count, name: folder })}
      </p>
      <p className={classes['names']}>{t('names', { names: names.join(', '), more: count - names.length })}</p>
    </div>
  );
}
