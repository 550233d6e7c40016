'use client';
import { ActionIcon, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
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
  return (
    // Inside the main landmark rather than at the end of the document.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} portalProps={{ target: '#main' }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={26} aria-label={label} title={label}>
          <IconColumns3 size={16} aria-hidden />
          {hidden > 0 && (
            <span aria-hidden className={classes['hidden']}>
              {hidden}
            </span>
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {hideable.map((column) => (
          <Menu.CheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(visible) => column.toggleVisibility(visible)}
          >
            {columnOf(column).label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
