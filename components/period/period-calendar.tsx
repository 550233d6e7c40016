'use client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { ActionIcon } from '@/components/ui/action-icon';
import { Calendar } from '@/components/ui/calendar';
import { Popover } from '@/components/ui/popover';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import { ClockField } from './clock-field';
import classes from './period-date.module.css';

interface PeriodCalendarProps {
  /** Button below which it opens, and its id. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly labelledBy: string;
  /** `YYYY-MM-DD HH:mm:ss`, as the last that can be chosen. */
  readonly value: string | null;
  readonly max: string;
  readonly onChange: (clock: string) => void;
  readonly onClose: () => void;
}

/** Calendar and time of one end of a period, open while mounted. */
export function PeriodCalendar({ anchor, labelledBy, value, max, onChange, onClose }: PeriodCalendarProps) {
  const t = useTranslations('period');
  const last = max.slice(0, 10);
  const day = value?.slice(0, 10) ?? null;
  const time = value?.slice(11, 16) ?? `${CUT_OFF_HOUR}:00`;
  return (
    <Popover anchor={anchor} aria-labelledby={labelledBy} onClose={onClose}>
      <Calendar
        size="xs"
        autoFocus
        value={day}
        start={last}
        max={last}
        words={{ previous: t('previous'), next: t('next'), chooseMonth: t('chooseMonth'), chooseYear: t('chooseYear') }}
        onChange={(next) => onChange(`${next} ${time}:00`)}
      />
      <div className={classes['time']}>
        <ClockField
          value={time}
          labels={{ hours: t('hours'), minutes: t('minutes') }}
          onChange={(next) => onChange(`${day ?? last} ${next}:00`)}
          onEnter={onClose}
        />
        <ActionIcon size={30} aria-label={t('done')} onClick={onClose}>
          <IconCheck size={14} aria-hidden />
        </ActionIcon>
      </div>
    </Popover>
  );
}
