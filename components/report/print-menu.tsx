'use client';
import { Button, Menu } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ExportMenuProps } from './export-menu';
import classes from './report-action.module.css';

/** Prints all rows of a list, by the browser or as PDF, in a new tab. */
export function PrintMenu({ table, narrowing, inDialog = false }: ExportMenuProps) {
  const t = useTranslations('report');
  const query = narrowing && `?${narrowing}`;
  const link = { component: 'a', target: '_blank', rel: 'noopener' } as const;
  return (
    <Menu position="bottom-end" withinPortal={!inDialog} portalProps={{ target: '#main' }}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes['button'] ?? ''}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          aria-label={t('print')}
          title={t('print')}
        >
          {t('print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          {...link}
          href={`/print/${table}${query}`}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
        >
          {t('asPage')}
        </Menu.Item>
        <Menu.Item
          {...link}
          href={`/api/print/${table}${query}`}
          leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
        >
          {t('asPdf')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
