'use client';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';

interface EmptyListProps {
  /** What would be here; a common text without it. */
  text?: string | undefined;
  /** Shows every time, where the period leaves something out. */
  onAllTime?: (() => void) | undefined;
}

/** Says that the period holds nothing, and leads to what is older. */
export function EmptyList({ text, onAllTime }: EmptyListProps) {
  const t = useTranslations('report');
  return (
    <EmptyState
      icon={<IconListSearch />}
      title={t('empty')}
      action={
        onAllTime && (
          <Button variant="default" onClick={onAllTime}>
            {t('showAllTime')}
          </Button>
        )
      }
    >
      {text ?? t('emptyText')}
    </EmptyState>
  );
}
