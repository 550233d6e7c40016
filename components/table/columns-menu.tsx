'use client';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { MenuButton } from '@/components/ui/menu-button';
import classes from './data-table.module.css';
import { columnOf, type TableModel } from './table-model';

interface ColumnsMenuProps<Row extends object> {
  table: TableModel<Row>;
  /** Number of columns hidden for lack of room. */
  hidden: number;
}

/** Shows and hides columns; stays open until the user closes it. */
export function ColumnsMenu<Row extends object>({ table, hidden }: ColumnsMenuProps<Row>) {
  const t = useTranslations('table');
  const label = hidden > 0 ? t('columnsHidden', { count: hidden }) : t('columns');
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const entries = hideable.map((column) => ({
    kind: 'check' as const,
    key: column.id,
    label: columnOf(column).label,
    checked: column.getIsVisible(),
    run: (visible: boolean) => column.toggleVisibility(visible),
  }));
  return (
    <MenuButton groups={[{ key: 'columns', title: label, entries }]}>
      {(trigger) => (
        <ActionIcon {...trigger} variant="subtle" color="gray" size={26} aria-label={label} title={label}>
          <IconColumns3 size={16} aria-hidden />
          {hidden > 0 && (
            <span aria-hidden className={classes['hidden']}>
              {hidden}
            </span>
          )}
        </ActionIcon>
      )}
    </MenuButton>
  );
}
