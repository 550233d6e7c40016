'use client';
import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from './report-action.module.css';

export interface ExportMenuProps {
  /** The table's id. */
  readonly table: string;
  /** Filters of the list: `narrowing` of its view. */
  readonly narrowing: string;
  /** Inside a dialog, where nothing may open beside it. */
  readonly inDialog?: boolean;
}

const FORMATS = [
  { format: 'xlsx', label: 'asXlsx', Icon: IconFileSpreadsheet },
  { format: 'csv', label: 'asCsv', Icon: IconFileTypeCsv },
] as const;

/** Exports all rows of a list, not only those of the page. */
export function ExportMenu({ table, narrowing, inDialog = false }: ExportMenuProps) {
  const t = useTranslations('report');
  return (
    <Menu position="bottom-end" withinPortal={!inDialog} portalProps={{ target: '#main' }}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes['button'] ?? ''}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          aria-label={t('export')}
          title={t('export')}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(({ format, label, Icon }) => (
          <Menu.Item
            key={format}
            component="a"
            href={`/api/export/${table}?${new URLSearchParams([...new URLSearchParams(narrowing), ['format', format]])}`}
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          >
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
