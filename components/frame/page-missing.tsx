'use client';
import { IconCompass } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { StatePage } from './state-page';

/** Page 404. The home link is plain, since the server redirects it. */
export function PageMissing() {
  const t = useTranslations('states');
  return (
    <StatePage
      icon={IconCompass}
      title={t('notFound')}
      action={
        <Button component="a" href="/" variant="default">
          {t('home')}
        </Button>
      }
    >
      {t('notFoundText')}
    </StatePage>
  );
}
