'use client';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { MenuButton } from '@/components/ui/menu-button';
import type { ExportMenuProps } from './export-menu';
import { usePrintKey } from './use-print-key';
import classes from '@/components/frame/header-action.module.css';

/** Prints all rows of a list in a new tab, by the browser, as Ctrl+P does, or as PDF. An empty list cannot be printed. */
export function PrintMenu({ table, narrowing, inDialog = false, tight = false, empty = false }: ExportMenuProps) {
  const t = useTranslations('report');
  const query = narrowing && `?${narrowing}`;
  const page = `/print/${table}${query}`;
  usePrintKey({ page: empty ? undefined : page, inDialog });
  const entries = [
    { key: 'page', label: t('asPage'), icon: IconPrinter, href: page },
    { key: 'pdf', label: t('asPdf'), icon: IconFileTypePdf, href: `/api/print/${table}${query}` },
  ].map((one) => ({ ...one, kind: 'link' as const, newTab: true }));
  return (
    <MenuButton groups={[{ key: 'ways', entries }]} inDialog={inDialog}>
      {(trigger) => (
        <Button
          {...trigger}
          variant="subtle"
          color="gray"
          className={classes['button']}
          data-tight={tight || undefined}
          data-common
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          disabled={empty}
          aria-label={t('print')}
          title={t(empty ? 'nothingToPrint' : 'print')}
        >
          {t('print')}
        </Button>
      )}
    </MenuButton>
  );
}
