'use client';
import { IconDots } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import classes from './toolbar.module.css';

/**
 * Actions of a screen in a row. A phone shows only two of more than three beside the title: the primary one and the one
 * before it, or the first two if none is primary. The ⋯ button opens the others below, with labels (docs/domain.md,
 * section 17).
 */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('frame');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes['toolbar']} data-open={open || undefined}>
      <div id={id} className={cx(layout.row, classes['actions'])}>
        {children}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        className={classes['more'] ?? ''}
        aria-label={t('moreActions')}
        title={t('moreActions')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
