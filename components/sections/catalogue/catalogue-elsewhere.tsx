'use client';
import { IconPlugConnectedX, IconWorld } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ExportTarget } from '@/lib/sections/catalogue/contract';
import { CatalogueHeader } from './catalogue-header';

/** Notice that a catalogue is shown elsewhere; its address is in the settings. */
export function CatalogueElsewhere({ target, kind }: { target: ExportTarget; kind: 'outside' | 'none' }) {
  const t = useTranslations('catalogue');
  const Icon = kind === 'outside' ? IconWorld : IconPlugConnectedX;
  return (
    <>
      <CatalogueHeader target={target} />
      <EmptyState icon={<Icon size={24} stroke={1.5} />} title={t(kind)}>
        {t(`${kind}Text`)}
      </EmptyState>
    </>
  );
}
