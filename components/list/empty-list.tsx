'use client';
import { IconListSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

interface EmptyListProps {
  /** Text on what the list shows and how its first row is made; by default the text of reports. */
  text?: string | undefined;
  /** Removes the filters; undefined if none hides rows. */
  onUnfilter?: (() => void) | undefined;
  /** Switches to all time, if the period excludes something. */
  onAllTime?: (() => void) | undefined;
}

/** Notice of an empty list: the filters hide everything, the period has nothing, or there are no records yet. */
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
