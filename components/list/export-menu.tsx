'use client';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCsvSeparator } from '@/components/frame/use-csv-separator';
import { Button } from '@/components/ui/button';
import { MenuButton } from '@/components/ui/menu-button';
import { CSV_SEPARATORS, usualSeparator } from '@/lib/lists/csv-separator';
import classes from '@/components/frame/header-action.module.css';

export interface ExportMenuProps {
  /** The table's id. */
  readonly table: string;
  /** Filters of the list: `narrowing` of its view. */
  readonly narrowing: string;
  /** Inside a dialog, where nothing may open beside it. */
  readonly inDialog?: boolean;
  /** Icon only up to 1600 px, beside many other buttons. */
  readonly tight?: boolean;
  /** Whether the list has no rows. */
  readonly empty?: boolean | undefined;
}

const FORMATS = [
  { format: 'xlsx', label: 'asXlsx', icon: IconFileSpreadsheet },
  { format: 'csv', label: 'asCsv', icon: IconFileTypeCsv },
] as const;

/** Menu that downloads all rows of a list, not only the current page. Remembers the CSV separator. */
export function ExportMenu({ table, narrowing, inDialog = false, tight = false }: ExportMenuProps) {
  const t = useTranslations('report');
  const usual = usualSeparator(useLocale());
  const [separator, setSeparator] = useCsvSeparator();
  const entries = FORMATS.map(({ format, label, icon }) => {
    const query = new URLSearchParams(narrowing);
    query.set('format', format);
    // Without it the server writes the usual one of the language.
    if (format === 'csv' && separator !== usual) query.set('separator', separator);
    return { kind: 'link' as const, key: format, label: t(label), icon, href: `/api/export/${table}?${query}` };
  });
  const separators = CSV_SEPARATORS.map((one) => ({
    kind: 'check' as const,
    key: one,
    label: t(`separators.${one}`),
    checked: one === separator,
    run: () => setSeparator(one),
  }));
  const groups = [
    { key: 'formats', entries },
    { key: 'separators', title: t('separator'), entries: separators },
  ];
  return (
    <MenuButton groups={groups} inDialog={inDialog}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          className={classes['button']}
          data-tight={tight || undefined}
          data-common
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
