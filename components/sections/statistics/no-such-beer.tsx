'use client';
import { IconBeerOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '@/components/frame/page-title';
import { EmptyState } from '@/components/ui/empty-state';

interface NoSuchBeerProps {
  /** Name of a product that is not draft beer. */
  name: string | undefined;
  /** The way back. */
  children: ReactNode;
}

/** Message for an address that names no draft beer. */
export function NoSuchBeer({ name, children }: NoSuchBeerProps) {
  const t = useTranslations('reports.productSales');
  const title = name === undefined ? t('missing') : t('noBeer', { name });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState order={1} icon={<IconBeerOff size={24} stroke={1.5} />} title={title} action={children}>
        {name === undefined && t('missingText')}
      </EmptyState>
    </>
  );
}
