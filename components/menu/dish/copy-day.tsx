'use client';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { copyDay, WEEKDAYS, type Opening } from '@/lib/domain/opening-hours';
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
  return (
    <Menu position="bottom-end" withinPortal={false} floatingStrategy="fixed" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          aria-label={t('copy', { day: nameOf(day) })}
          title={t('copy', { day: nameOf(day) })}
        >
          <IconCopy size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {GROUP_NAMES.map((name) => (
          <Menu.Item key={name} onClick={() => copyTo(GROUPS[name])}>
            {t(`copyTo.${name}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {WEEKDAYS.filter((other) => other !== day).map((other) => (
          <Menu.Item key={other} onClick={() => copyTo([other])}>
            {nameOf(other)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
