'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';

/** Tells why a screen of the stock has no quantities: a blind count closes them. */
export function ClosedNote() {
  const t = useTranslations('sight');
  return (
    <Alert role="status" color="gray" title={t('closed')}>
      {t('closedText')}
    </Alert>
  );
}
