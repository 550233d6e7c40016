'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { CopyButton } from '@/components/ui/copy-button';
import classes from './problem-details.module.css';

interface ProblemDetailsProps {
  /** Names and values; entries without a value are left out. */
  readonly entries: readonly (readonly [name: string, value: string | number | undefined])[];
}

/** Technical details of an error, folded, with a button that copies them. */
export function ProblemDetails({ entries }: ProblemDetailsProps) {
  const t = useTranslations('errors');
  const known = entries.filter(([, value]) => value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <details className={cx(layout.small, classes['details'])}>
      <summary className={classes['summary']}>{t('details')}</summary>
      <dl className={classes['list']}>
        {known.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <CopyButton
        size="compact-sm"
        className={classes['copy']}
        text={known.map(([name, value]) => `${name}: ${value}`).join('\n')}
        labels={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
      />
    </details>
  );
}
