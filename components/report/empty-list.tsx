'use client';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface EmptyListProps {
  /** Filters hide everything; otherwise the period has nothing. */
  narrowed: boolean;
  /** What the list would show; a common text by default. */
  text?: string | undefined;
  /** Switches to all time, if the period excludes something. */
  onAllTime?: (() => void) | undefined;
}

/** Notice of an empty period, with a way to older records. */
export function EmptyList({ narrowed, text, onAllTime }: EmptyListProps) {
  const t = useTranslations('report');
  return (
    <EmptyState
      icon={<IconListSearch />}
      title={t(narrowed ? 'emptyNarrowed' : 'empty')}
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
