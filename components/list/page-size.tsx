'use client';
import { useTranslations } from 'next-intl';
import { SegmentedControl } from '@/components/ui/segmented-control';
import classes from './list-screen.module.css';

interface PageSizeProps {
  sizes: readonly (number | 'all')[];
  value: number | 'all';
  onChange: (size: number | 'all') => void;
}

/** Select for the number of rows per page. */
export function PageSize({ sizes, value, onChange }: PageSizeProps) {
  const t = useTranslations('report');
  if (sizes.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      className={classes['sizes'] ?? ''}
      aria-label={t('rowsOnPage')}
      value={String(value)}
      onChange={(chosen) => onChange(sizes.find((size) => String(size) === chosen) ?? value)}
      data={sizes.map((size) => ({
        value: String(size),
        label: <span title={t('rowsOnPage')}>{size === 'all' ? t('all') : size}</span>,
      }))}
    />
  );
}
