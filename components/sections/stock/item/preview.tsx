'use client';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import classes from './preview.module.css';

export interface PreviewLine {
  readonly label: string;
  readonly before?: ReactNode;
  readonly after: ReactNode;
  /** The result is below zero. */
  readonly negative?: boolean;
}

/** Preview of an action: each figure before and after. */
export function Preview({ label, lines }: { label: string; lines: readonly PreviewLine[] }) {
  const t = useTranslations('stockItem');
  return (
    <dl className={classes['preview']} aria-label={label}>
      {lines.map(({ label: name, before, after, negative }) => (
        <div key={name} className={classes['line']}>
          <dt>{name}</dt>
          <dd>
            {before !== undefined && (
              <>
                <span className={classes['before']}>{before}</span>{' '}
                <IconArrowRight size={13} role="img" aria-label={t('becomes')} />{' '}
              </>
            )}
            <span className={classes['after']} data-negative={negative || undefined}>
              {after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
