'use client';
import { Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StockItemRow } from '@/lib/contract/stock';
import { ItemModal } from './item-modal';
import { WriteOffForm } from './write-off-form';

/** Writes off what was lost, or notes a shortfall. */
export function WriteOffDialog({ item, onClose }: { item: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem.writeOff');
  const [tab, setTab] = useState<1 | 2>(1);
  return (
    <ItemModal title={t('title', { name: item.name })} size={480} onClose={onClose}>
      {(shell) => (
        <Tabs value={String(tab)} onChange={(name) => setTab(name === '2' ? 2 : 1)}>
          <Tabs.List aria-label={t('tabs')} mb="sm">
            <Tabs.Tab value="1">{t('lost')}</Tabs.Tab>
            <Tabs.Tab value="2">{t('shortfall')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value={String(tab)}>
            <WriteOffForm item={item} type={tab} shell={shell} />
          </Tabs.Panel>
        </Tabs>
      )}
    </ItemModal>
  );
}
