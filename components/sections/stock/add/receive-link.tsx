'use client';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import headerClasses from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';

/** Link to the receiving screen in the head of another one; `primary` if it is the main action there. */
export function ReceiveLink({ primary = false }: { readonly primary?: boolean }) {
  const label = useTranslations('stockAdd')('open');
  return (
    <Button
      component={Link}
      href="/stock/receive"
      prefetch={false}
      {...(!primary && { variant: 'default' as const })}
      className={headerClasses['button'] ?? ''}
      aria-label={label}
      title={label}
      leftSection={<IconPackageImport size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}
