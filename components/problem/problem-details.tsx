'use client';
import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Details } from '@/components/ui/details';
import classes from './problem-alert.module.css';

interface ProblemDetailsProps {
  /** Names and values; entries without a value are left out. */
  readonly entries: readonly (readonly [name: string, value: string | number | undefined])[];
}

/** Technical details of an error, folded, with a button that copies them. */
export function ProblemDetails({ entries }: ProblemDetailsProps) {
  const t = useTranslations('errors');
  const known = entries.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  return (
    <Details summary={t('details')} entries={known}>
      <CopyButton
        size="compact-sm"
        className={classes['copy']}
        text={known.map(([name, value]) => `${name}: ${value}`).join('\n')}
        labels={{ copy: t('copy'), copied: t('copied'), notCopied: t('notCopied') }}
      />
    </Details>
  );
}
