'use client';
import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/ui/copy-button';
import { Details, type DetailsEntry } from '@/components/ui/details';
import classes from './problem-alert.module.css';

/** Technical details of an error, folded, with a button that copies them. */
export function ProblemDetails({ entries }: { readonly entries: readonly DetailsEntry[] }) {
  const t = useTranslations('errors');
  const known = entries.filter(([, value]) => value !== undefined && value !== '');
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
