'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Notice that a draft of an earlier visit was restored, with a button to discard it. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useTranslations('form');
  return (
    <Alert role="status" color="blue">
      {t('restored')}{' '}
      <Button variant="default" size="compact-xs" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Alert>
  );
}
