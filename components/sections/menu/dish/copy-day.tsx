'use client';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { MenuButton } from '@/components/ui/menu-button';
import { copyDay, WEEKDAYS, type Opening } from '@/lib/sections/menu/rules/opening-hours';
import { useWeekday } from './use-opening-words';

interface CopyDayProps {
  day: number;
  value: Opening;
  onChange: (opening: Opening) => void;
}

const GROUPS = { all: WEEKDAYS, weekdays: [0, 1, 2, 3, 4], weekend: [5, 6] } as const;
const GROUP_NAMES = ['all', 'weekdays', 'weekend'] as const;

/** Copies the hours of a day to other days. */
export function CopyDay({ day, value, onChange }: CopyDayProps) {
  const t = useTranslations('dish.hours');
  const nameOf = useWeekday('long');
  const copyTo = (days: readonly number[]) => onChange(copyDay(value, day, days));
  const groups = [
    {
      key: 'groups',
      entries: GROUP_NAMES.map((name) => ({
        kind: 'action' as const,
        key: name,
        label: t(`copyTo.${name}`),
        run: () => copyTo(GROUPS[name]),
      })),
    },
    {
      key: 'days',
      entries: WEEKDAYS.filter((other) => other !== day).map((other) => ({
        kind: 'action' as const,
        key: String(other),
        label: nameOf(other),
        run: () => copyTo([other]),
      })),
    },
  ];
  return (
    <MenuButton groups={groups} inDialog>
      {(trigger) => (
        <ActionIcon
          {...trigger}
          size={26}
          aria-label={t('copy', { day: nameOf(day) })}
          title={t('copy', { day: nameOf(day) })}
        >
          <IconCopy size={15} aria-hidden />
        </ActionIcon>
      )}
    </MenuButton>
  );
}
