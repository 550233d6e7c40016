'use client';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ExportMenuProps } from './export-menu';
import classes from './report-action.module.css';

/** All rows of a list on paper; opens beside the screen, in a new tab. */
export function PrintLink({ table, narrowing }: ExportMenuProps) {
  const t = useTranslations('report');
  return (
    <Button
      component="a"
      target="_blank"
      rel="noopener"
      href={`/print/${table}${narrowing && '?'}${narrowing}`}
      variant="subtle"
      color="gray"
      className={classes['button'] ?? ''}
      leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
      aria-label={t('print')}
      title={t('print')}
    >
      {t('print')}
    </Button>
  );
}
