'use client';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { headerAction } from '@/components/frame/header-action';
import { Button } from '@/components/ui/button';

/** Link to the receiving screen in the head of another one; `primary` if it is the main action there. */
export function ReceiveLink({ primary = false }: { readonly primary?: boolean }) {
  const t = useTranslations('stockAdd');
  return (
    <Button
      {...headerAction(t('open'), IconPackageImport)}
      component={Link}
      href="/stock/receive"
      prefetch={false}
      {...(!primary && { variant: 'default' as const })}
    />
  );
}
