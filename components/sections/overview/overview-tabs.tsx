'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tab, TabStrip } from '@/components/frame/tab-strip';
import { useMay } from '@/components/sight/offers';
import { listAttention } from '@/lib/sections/overview/contract/attention';
import { ATTENTION } from './addresses';

interface OverviewTabsProps {
  readonly open: 'today' | 'attention';
  /** Number of cases that need attention. */
  readonly count?: ReactNode;
}

/** Tabs of the overview; a server without attention has none. */
export function OverviewTabs({ open, count }: OverviewTabsProps) {
  const t = useTranslations('attention.tabs');
  const may = useMay();
  if (!may(listAttention)) return null;
  return (
    <TabStrip label={t('label')} current={open}>
      <Tab href="/overview" label={t('today')} open={open === 'today'} />
      <Tab href={ATTENTION} label={t('attention')} open={open === 'attention'} note={count} />
    </TabStrip>
  );
}
