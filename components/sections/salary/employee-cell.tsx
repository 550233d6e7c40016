'use client';
import { IconPencil } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { use, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { CellEditingContext, type EditedCell } from './cell-editing';
import classes from './salary.module.css';

/** The input, which loads with its form when the browser is idle. */
export const EmployeeField = lazyPart(() => import('./employee-field').then((module) => module.EmployeeField));

interface EmployeeCellProps extends EditedCell {
  readonly children: ReactNode;
}

/** Text of a cell with a pencil while its row is selected or pointed at, or its input. */
export function EmployeeCell({ row, field, children }: EmployeeCellProps) {
  const t = useTranslations();
  const { cell, start } = use(CellEditingContext);
  if (cell?.row.employee_id === row.employee_id && cell.field === field)
    return <EmployeeField key={field} row={cell.row} field={field} />;
  const label = t('salary.edit.cell', { field: t(`salary.fields.${field}`), name: row.employee_name });
  return (
    <span className={classes['editable']}>
      {children}
      {/* Not in the Tab order: F2 on the row does the same. */}
      <button
        type="button"
        tabIndex={-1}
        className={classes['pencil']}
        aria-label={label}
        title={t('salary.edit.hint')}
        onClick={() => start({ row, field })}
      >
        <IconPencil size={14} stroke={1.6} aria-hidden />
      </button>
    </span>
  );
}
