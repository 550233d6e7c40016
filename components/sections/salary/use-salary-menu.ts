import { IconHistory, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/sight/offers';
import type { RowMenu } from '@/components/table/data-table';
import type { MenuAction, MenuGroup } from '@/components/ui/menu';
import { employeeHistory, saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { isRemoved } from './salary-looks';
import type { OfferedOperation } from './use-operations';

interface Begin {
  readonly open: (row: SalaryRow) => void;
  readonly operate: (type: SalaryOperation, row: SalaryRow) => void;
  readonly edit: (row: SalaryRow) => void;
  readonly history: (row: SalaryRow) => void;
  readonly remove: (row: SalaryRow) => void;
}

/** Menu of a row: details, operations, editing, history and removal. An operation that is not possible says why. */
export function useSalaryMenu(operations: readonly OfferedOperation[], begin: Begin): RowMenu<SalaryRow> {
  const may = useMay();
  const edits = may(saveEmployee);
  const t = useTranslations('salary.menu');
  return {
    label: t('label'),
    of: (row) => {
      const entry = (key: 'open' | 'edit' | 'history' | 'remove', more: Partial<MenuAction>): MenuAction => ({
        kind: 'action',
        key,
        label: t(key),
        run: () => begin[key](row),
        ...more,
      });
      const groups: readonly MenuGroup[] = [
        {
          key: 'operations',
          entries: operations.map(({ type, label, icon, off }) => ({
            kind: 'action',
            key: type,
            label,
            icon,
            off,
            run: () => begin.operate(type, row),
          })),
        },
        {
          key: 'employee',
          entries: [
            entry('open', { icon: IconListDetails, hint: 'Enter' }),
            ...(edits ? [entry('edit', { icon: IconPencil, hint: 'F2' })] : []),
            ...(may(employeeHistory) ? [entry('history', { icon: IconHistory })] : []),
          ],
        },
        {
          key: 'removal',
          entries: edits && !isRemoved(row) ? [entry('remove', { icon: IconTrash, hint: 'Delete', danger: true })] : [],
        },
      ];
      return {
        label: row.employee_name,
        title: row.employee_name,
        groups: groups.filter(({ entries }) => entries.length > 0),
      };
    },
  };
}
