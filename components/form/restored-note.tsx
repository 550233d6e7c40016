'use client';
import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'next-intl';

/** Notice that a draft of an earlier visit was restored, with a button to discard it. */
export function RestoredNote({ onStartOver }: { readonly onStartOver: () => void }) {
  const t = useTranslations('form');
  return (
    <Alert role="status" color="blue" variant="light">
      {t('restored')}{' '}
      <Button variant="default" size="compact-xs" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </Alert>
  );
}
