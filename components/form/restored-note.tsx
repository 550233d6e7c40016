'use client';
import { Alert, Button } from '@mantine/core';
import { useTranslations } from 'next-intl';

/** Says that a draft of an earlier visit is back, and offers to drop it. */
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
