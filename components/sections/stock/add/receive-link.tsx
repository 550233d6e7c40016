'use client';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { headerAction } from '@/components/frame/header-action';
import { LinkButton } from '@/components/ui/link-button';

/** Link to the receiving screen in the head of another one; `primary` if it is the main action there. */
export function ReceiveLink({ primary = false }: { readonly primary?: boolean }) {
  const t = useTranslations('stockAdd');
  return (
    <LinkButton
      {...headerAction(t('open'), IconPackageImport)}
      href="/stock/receive"
      {...(!primary && { variant: 'default' as const })}
    />
  );
}
