'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { formatTime } from '@/lib/domain/format';
import type { Period } from '@/lib/contract/period';
import { boundsOf } from '@/lib/domain/venue-time';
import classes from './period-selector.module.css';

interface PeriodStepProps {
  readonly by: -1 | 1;
  /** Null where the step leads nowhere. */
  readonly to: Period | null;
  readonly onStep: (by: -1 | 1) => void;
}

/** Button to the period before or after the shown one. */
export function PeriodStep({ by, to, onStep }: PeriodStepProps) {
  const t = useTranslations('period');
  const zone = useTimeZone() ?? 'UTC';
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
  const { start, end } = to ? boundsOf(to, 0, zone) : { start: null, end: null };
  const isCustom = to?.start_time !== undefined && start !== null && end !== null;
  return (
    <UnstyledButton
      className={classes['step']}
      aria-label={t(by < 0 ? 'earlier' : 'later')}
      title={isCustom ? `${formatTime(start, zone)} – ${formatTime(end, zone)}` : t(by < 0 ? 'earlier' : 'later')}
      // Not `disabled`, which would drop the focus of whoever steps to the end.
      aria-disabled={to === null || undefined}
      onClick={() => to && onStep(by)}
    >
      <Icon size={16} aria-hidden />
    </UnstyledButton>
  );
}
