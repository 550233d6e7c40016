import { IconHistory, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/sight/offers';
import type { RowMenu } from '@/components/table/data-table';
import { menuOf, type MenuAction } from '@/components/ui/menu';
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
      return menuOf(row.employee_name, {
        operations: operations.map(({ type, ...operation }) => ({
          ...operation,
          kind: 'action',
          key: type,
          run: () => begin.operate(type, row),
        })),
        employee: [
          entry('open', { icon: IconListDetails, hint: 'Enter' }),
          edits && entry('edit', { icon: IconPencil, hint: 'F2' }),
          may(employeeHistory) && entry('history', { icon: IconHistory }),
        ],
        removal: [edits && !isRemoved(row) && entry('remove', { icon: IconTrash, hint: 'Delete', danger: true })],
      });
    },
  };
}
