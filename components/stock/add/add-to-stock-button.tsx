'use client';
import { IconPackageImport } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import headerClasses from '@/components/frame/header-action.module.css';
import { useUrlState } from '@/components/address/use-url-state';
import { Button } from '@/components/ui/button';
import type { DeliveryRights } from '../rights';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';

const AddStockDialog = lazyPart(() => import('./add-stock-dialog').then((module) => module.AddStockDialog));
const PARTS = [AddStockDialog];

/** Button that opens a delivery from any screen; the open dialog is in the address. */
export function AddToStockButton({ rights }: { readonly rights: DeliveryRights }) {
  const t = useTranslations('stockAdd');
  usePrefetch(PARTS);
  const [{ open }, setUrl] = useUrlState({ open: '' });
  return (
    <>
      <Button
        variant="default"
        className={headerClasses['button'] ?? ''}
        aria-label={t('open')}
        title={t('open')}
        leftSection={<IconPackageImport size={16} aria-hidden />}
        onClick={() => setUrl({ open: 'delivery' })}
      >
        {t('open')}
      </Button>
      {open === 'delivery' && (
        <AddStockDialog rights={rights} onClose={() => setUrl({ open: '' }, { replace: true })} />
      )}
    </>
  );
}
