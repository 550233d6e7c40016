'use client';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { MenuButton } from '@/components/ui/menu-button';
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
  { format: 'xlsx', label: 'asXlsx', icon: IconFileSpreadsheet },
  { format: 'csv', label: 'asCsv', icon: IconFileTypeCsv },
] as const;

/** Exports all rows of a list, not only those of the page. */
export function ExportMenu({ table, narrowing, inDialog = false }: ExportMenuProps) {
  const t = useTranslations('report');
  const entries = FORMATS.map(({ format, label, icon }) => ({
    kind: 'link' as const,
    key: format,
    label: t(label),
    icon,
    href: `/api/export/${table}?${new URLSearchParams([...new URLSearchParams(narrowing), ['format', format]])}`,
  }));
  return (
    <MenuButton groups={[{ key: 'formats', entries }]} inDialog={inDialog}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          className={classes['button']}
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          aria-label={t('export')}
          title={t('export')}
        >
          {t('export')}
        </Button>
      )}
    </MenuButton>
  );
}
