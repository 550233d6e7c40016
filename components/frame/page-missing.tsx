'use client';
import { IconCompass } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from './page-title';

/** Page 404. The home link is plain, since the server redirects it. */
export function PageMissing() {
  const t = useTranslations('states');
  return (
    <>
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconCompass size={24} stroke={1.5} />}
        title={t('notFound')}
        action={
          <Button component="a" href="/" variant="default">
            {t('home')}
          </Button>
        }
      >
        {t('notFoundText')}
      </EmptyState>
    </>
  );
}
