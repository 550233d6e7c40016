'use client';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface EmptyListProps {
  /** What the list would show, and how the first row comes about; that of reports by default. */
  text?: string | undefined;
  /** Removes the filters, if any hides rows. */
  onUnfilter?: (() => void) | undefined;
  /** Switches to all time, if the period excludes something. */
  onAllTime?: (() => void) | undefined;
}

/** Notice of an empty list: filters hide everything, the period has nothing, or nothing was made yet. */
export function EmptyList({ text, onUnfilter, onAllTime }: EmptyListProps) {
  const t = useTranslations('report');
  const [title, way, go] = onUnfilter
    ? (['emptyNarrowed', 'removeFilters', onUnfilter] as const)
    : onAllTime
      ? (['empty', 'showAllTime', onAllTime] as const)
      : (['emptyYet'] as const);
  return (
    <EmptyState
      icon={<IconListSearch />}
      title={t(title)}
      action={
        way && (
          <Button variant="default" onClick={go}>
            {t(way)}
          </Button>
        )
      }
    >
      {onUnfilter ? undefined : (text ?? t('emptyText'))}
    </EmptyState>
  );
}
