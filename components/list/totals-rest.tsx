'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { cx, layout } from '@/components/ui/classes';
import classes from './totals-block.module.css';

/** Up to this number of remaining totals are shown without a button. */
const FEW = 2;

/** The `first` totals, and the rest shown on request, on a phone or a low screen; elsewhere all are shown. */
export function useRest(count: number, first: number, on: 'phone' | 'low' = 'phone') {
  const t = useTranslations('report');
  const [opened, setOpened] = useState(false);
  const rest = count - first > FEW ? count - first : 0;
  return {
    opened: opened || undefined,
    isRest: (at: number) => (rest > 0 && at >= first) || undefined,
    button: rest > 0 && (
      <UnstyledButton
        className={cx(layout.small, classes['more'])}
        data-on={on}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? t('fewerTotals') : t('moreTotals', { count: rest })}
        <IconChevronDown size={14} aria-hidden />
      </UnstyledButton>
    ),
  };
}

export type Rest = ReturnType<typeof useRest>;
