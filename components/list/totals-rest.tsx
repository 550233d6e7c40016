'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import classes from './totals-block.module.css';

/** Up to this number of remaining totals are shown without a button. */
const FEW = 2;

/**
 * Splits totals on a phone, or on a low screen, into the `first` ones and the rest, shown on request; elsewhere all are
 * shown.
 */
export function useRest(count: number, first: number, on: 'phone' | 'low' = 'phone') {
  const t = useTranslations('report');
  const [opened, setOpened] = useState(false);
  const rest = count - first > FEW ? count - first : 0;
  return {
    opened: opened || undefined,
    isRest: (at: number) => (rest > 0 && at >= first) || undefined,
    button: rest > 0 && (
      <button
        type="button"
        className={classes['more']}
        data-on={on}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? t('fewerTotals') : t('moreTotals', { count: rest })}
        <IconChevronDown size={14} aria-hidden />
      </button>
    ),
  };
}

export type Rest = ReturnType<typeof useRest>;
