'use client';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Button } from '@/components/ui/button';

/** Leads from the crafts to their batches. */
export function BatchesLink({ beer }: { readonly beer: boolean }) {
  const t = useTranslations('craft.batches');
  return (
    <Button
      component={Link}
      href={beer ? '/beer-craft/batches' : '/craft/batches'}
      variant="subtle"
      prefetch={false}
      leftSection={<IconHistory size={18} stroke={1.6} aria-hidden />}
    >
      {t('link')}
    </Button>
  );
}
