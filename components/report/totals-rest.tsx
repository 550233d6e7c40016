'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import classes from './totals-block.module.css';

/** One or two more are shown rather than asked for. */
const FEW = 2;

/** Of many totals the `first` few stand on a phone, and the rest once they are asked for; elsewhere all do. */
export function useRest(count: number, first: number) {
  const t = useTranslations('report');
  const [opened, setOpened] = useState(false);
  const rest = count - first > FEW ? count - first : 0;
  return {
    opened: opened || undefined,
    isRest: (at: number) => (rest > 0 && at >= first) || undefined,
    button: rest > 0 && (
      <button type="button" className={classes['more']} aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {opened ? t('fewerTotals') : t('moreTotals', { count: rest })}
        <IconChevronDown size={14} aria-hidden />
      </button>
    ),
  };
}
